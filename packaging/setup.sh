# Sets everything up that kfdesk needs; sourced by run.sh, test.sh, check.sh and bundle.sh with one argument: run, test,
# check, which needs the packages of the tests but nothing of the system, or bundle, which brings its own environment.
#
# System libraries come from apt where there is apt, and only those that are missing; Python packages go
# into .venv beside pyproject.toml. Afterwards $KFDESK_VENV names that directory.

KFDESK_ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
KFDESK_VENV="$KFDESK_ROOT/.venv"

# What the window needs. The xcb libraries are no dependencies of the Qt wheel, but Qt does not start without them.
_libraries=(
    fonts-dejavu-core libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libgssapi-krb5-2 libxcb-cursor0
    libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-shm0 libxcb-sync1
    libxcb-xfixes0 libxcb-xinerama0 libxcb-xkb1 libxkbcommon-x11-0
)
# What the tests and the screenshots need besides.
_test_tools=(
    appstream at-spi2-core dbus desktop-file-utils gir1.2-atspi-2.0 imagemagick python3-gi xauth xdotool xvfb
)

# What a program that brings its own Python is made with. With CUPS here Qt's plugin for printers comes along; at the
# player's the program uses the CUPS of the system.
_bundle_tools=(binutils libcups2)

_say() { printf 'kfdesk setup: %s\n' "$*" >&2; }

_as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi
}

# Print the given packages that are not installed.
_missing_packages() {
    local package found
    for package in "$@"; do
        # On Debian 13 and later some of them carry the suffix t64.
        found="$(dpkg-query -W -f='${Status}\n' "$package" "${package}t64" 2>/dev/null || true)"
        [[ "$found" == *"ok installed"* ]] || printf '%s\n' "$package"
    done
}

_install_packages() {
    local missing
    mapfile -t missing < <(_missing_packages "$@")
    [ "${#missing[@]}" -eq 0 ] && return
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        _say "please install these packages as root, then start again: ${missing[*]}"
        exit 1
    fi
    _say "installing ${missing[*]}"
    _as_root apt-get update -q
    _as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# Print the first Python that is new enough. The system's own goes first: distributions build it with profile-guided
# optimization, while one that a version manager compiled without it takes half as long again for every game.
_find_python() {
    local python
    for python in /usr/bin/python3 python3 python3.13 python3.12 python3.11 python3.14; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$python"
            return
        fi
    done
    return 1
}

# Print the package of the library of the Python that is used: Debian's own is a program without it, and it must come
# along. Other Pythons bring theirs.
_python_library() {
    local python
    python="$(_find_python)" || return 0
    [[ "$python" = /usr/bin/* ]] || return 0
    "$python" -c 'import sys; print("libpython%d.%d" % sys.version_info[:2])'
}

_setup_system() {
    local wanted=("${_libraries[@]}")
    [ "$1" = test ] && wanted+=("${_test_tools[@]}")
    [ "$1" = bundle ] && wanted+=("${_bundle_tools[@]}")
    if ! command -v apt-get >/dev/null; then
        _say "no apt-get here; if Qt does not start, install what these Debian packages hold: ${wanted[*]}"
        return
    fi
    _find_python >/dev/null || wanted+=(python3)
    # Debian's own Python comes without what makes a virtual environment; others bring it.
    "$(_find_python || echo false)" -c 'import ensurepip, venv' 2>/dev/null || wanted+=(python3-venv)
    [ "$1" != bundle ] || wanted+=($(_python_library))
    _install_packages "${wanted[@]}"
    # Where there was no Python before, it is known only now which library it wants.
    [ "$1" != bundle ] || _install_packages $(_python_library)
}

# Install Python packages into an environment; what is fetched is shown, beside what a program says for others to read.
_pip() {
    local environment="$1"
    shift
    "$environment/bin/python" -m pip install --disable-pip-version-check "$@" >&2
}

_setup_python() {
    local python stamp
    python="$(_find_python)" || { _say "Python 3.11 or newer is needed and was not found"; exit 1; }
    stamp="$1 $KFDESK_ROOT $(cat "$KFDESK_ROOT/pyproject.toml" "$KFDESK_ROOT/packaging/locked.txt" | cksum)"
    [ "$(cat "$KFDESK_VENV/kfdesk-setup" 2>/dev/null)" = "$stamp" ] && "$KFDESK_VENV/bin/python" -c '' && return
    # An environment set up for the tests serves for playing, too.
    [ "$(cat "$KFDESK_VENV/kfdesk-setup" 2>/dev/null)" = "test${stamp#run}" ] && "$KFDESK_VENV/bin/python" -c '' && return
    _say "installing Python packages into $KFDESK_VENV: some 100 MB, which are fetched where they are not at hand"
    "$python" -m venv --clear "$KFDESK_VENV"
    if [ "$1" = test ]; then
        _pip "$KFDESK_VENV" --require-hashes --requirement "$KFDESK_ROOT/packaging/locked.txt"
        _pip "$KFDESK_VENV" --no-deps --no-build-isolation --editable "$KFDESK_ROOT"
    else
        _pip "$KFDESK_VENV" --editable "$KFDESK_ROOT"
    fi
    printf '%s\n' "$stamp" >"$KFDESK_VENV/kfdesk-setup"
}

[ "$1" = check ] || _setup_system "$1"
[ "$1" = bundle ] || _setup_python "${1/check/test}"
