#!/usr/bin/env bash
# Try the README's commands on a bare machine: a root made by debootstrap with nothing but the base system.
#
#   packaging/fresh_machine.sh SUITE [DIRECTORY]     SUITE: bookworm, trixie, noble …
#
# Run it as root on a system with debootstrap and Xvfb. It makes the root in DIRECTORY (default: a new one under /tmp,
# removed afterwards; one that is already there is used again), clones the committed tree into it, with its history as
# people have it but without git itself, and times
#   1. packaging/run.sh as somebody who may not install packages: it must name them and leave nothing behind,
#   2. packaging/run.sh --smoke as root, with a window on a virtual display outside the root,
#   3. packaging/test.sh as root,
#   4. packaging/bundle.sh as root, and the program that it makes.
# PARTS, where set, says which of run, test and bundle are done (the first means 1 and 2).
# PIP_* and SSL_* variables are handed on; a file of certificates named by PIP_CERT is copied into the root.
# MIRROR, where set, is handed to debootstrap. TESTS, where set, is handed to test.sh instead of the whole suite.
set -euo pipefail

suite="${1:?usage: fresh_machine.sh SUITE [DIRECTORY]}"
source_tree="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
root="${2:-}"
kept=yes
if [ -z "$root" ]; then
    root="$(mktemp -d "/tmp/kfdesk-$suite-XXXXXX")"
    kept=no
fi
display_number=$((RANDOM % 500 + 200))
display_process=""

say() { printf '\n== %s: %s\n' "$suite" "$*"; }

leave() {
    [ -z "$display_process" ] || kill "$display_process" 2>/dev/null || true
    local place
    for place in dev/shm dev/pts dev proc; do
        mountpoint -q "$root/$place" && umount -l "$root/$place"
    done
    [ "$kept" = yes ] || rm -rf --one-file-system "$root"
}
trap leave EXIT

inside() {
    local settings
    mapfile -t settings < <(env | grep -E '^(PIP|SSL)_[A-Z_]+=' | grep -vE '^PIP_(FIND_LINKS|CERT)=' || true)
    [ -z "${PIP_CERT:-}" ] || settings+=("PIP_CERT=/etc/kfdesk-certificates.pem")
    chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        "${settings[@]}" "$@"
}

timed() {
    local began=$SECONDS
    say "$*"
    if inside "$@"; then say "done after $((SECONDS - began)) s"; else
        say "FAILED ($?) after $((SECONDS - began)) s"
        return 1
    fi
}

make_root() {
    if [ ! -x "$root/usr/bin/apt-get" ]; then
        say "making the bare root"
        debootstrap --variant=minbase "$suite" "$root" ${MIRROR:+"$MIRROR"} >/dev/null
    fi
    mount -t proc proc "$root/proc"
    mount --rbind --make-rslave /dev "$root/dev"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    [ -z "${PIP_CERT:-}" ] || cp "$PIP_CERT" "$root/etc/kfdesk-certificates.pem"
    if [ "$suite" = noble ]; then
        # Ubuntu keeps some of the libraries in "universe", which every installed Ubuntu has switched on.
        sed -i -E 's/^(deb .* main)$/\1 universe/' "$root/etc/apt/sources.list"
    fi
    rm -rf "$root/kfdesk"
    git clone --quiet --no-hardlinks --depth 1 "file://$source_tree" "$root/kfdesk"
}

without_rights() {
    if inside dpkg-query -W libxcb-cursor0 >/dev/null 2>&1; then
        say "the libraries are there already (the root was used before): nobody is stopped, so that is not tried"
        return
    fi
    say "run.sh by somebody who may not install packages"
    inside useradd --create-home guest 2>/dev/null || true
    cp -r "$root/kfdesk" "$root/home/guest/"
    inside chown -R guest /home/guest/kfdesk
    local said
    if said="$(inside su guest -c 'cd ~/kfdesk && ./packaging/run.sh --smoke' 2>&1)"; then
        say "FAILED: it should have stopped"
        return 1
    fi
    printf '%s\n' "$said"
    grep -q 'libxcb-cursor0' <<<"$said" || { say "FAILED: it does not name what is missing"; return 1; }
    [ ! -e "$root/home/guest/kfdesk/.venv" ] || { say "FAILED: it left .venv half done"; return 1; }
    rm -rf "$root/home/guest/kfdesk"
}

wanted() { [[ " ${PARTS:-run test bundle} " = *" $1 "* ]]; }

make_root
! wanted run || without_rights
Xvfb ":$display_number" -ac -screen 0 1280x720x24 >/dev/null 2>&1 &
display_process=$!
sleep 1
window=(env DISPLAY=":$display_number" QT_QPA_PLATFORM=xcb)
! wanted run || timed "${window[@]}" /kfdesk/packaging/run.sh --smoke
# shellcheck disable=SC2086 # several paths of tests are several words
! wanted test || timed /kfdesk/packaging/test.sh -q ${TESTS:-}
if wanted bundle; then
    timed /kfdesk/packaging/bundle.sh
    timed "${window[@]}" /kfdesk/dist/kfdesk/kfdesk --smoke
fi
say "all of it works (${PARTS:-run test bundle}); $(inside /usr/bin/python3 --version)"
