; Installer for Windows, for Inno Setup 6: run it after `pyinstaller packaging/kfdesk.spec` made dist\kfdesk:
;   iscc /DVersion=0.2.0 packaging\windows.iss
#ifndef Version
  #error "give the version: iscc /DVersion=0.2.0 packaging\windows.iss"
#endif

[Setup]
AppId=io.github.kfdesk.kfdesk
AppName=kfdesk
AppVersion={#Version}
AppPublisher=The kfdesk developers
LicenseFile=..\LICENSE
DefaultDirName={autopf}\kfdesk
DefaultGroupName=kfdesk
; Without the right to install for all, it installs for this user.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
UninstallDisplayIcon={app}\kfdesk.exe
OutputDir=..\dist
OutputBaseFilename=kfdesk-{#Version}-setup
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "..\dist\kfdesk\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\kfdesk"; Filename: "{app}\kfdesk.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.kfdesk"; ValueType: string; ValueData: "kfdesk.game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.kfdeck"; ValueType: string; ValueData: "kfdesk.deck"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.kfshelf"; ValueType: string; ValueData: "kfdesk.shelf"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\kfdesk.game"; ValueType: string; ValueData: "kfdesk game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\kfdesk.deck"; ValueType: string; ValueData: "KeyForge deck"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\kfdesk.shelf"; ValueType: string; ValueData: "kfdesk deck shelf"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\kfdesk.game\shell\open\command"; ValueType: string; ValueData: """{app}\kfdesk.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\kfdesk.deck\shell\open\command"; ValueType: string; ValueData: """{app}\kfdesk.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\kfdesk.shelf\shell\open\command"; ValueType: string; ValueData: """{app}\kfdesk.exe"" ""%1"""

[Run]
Filename: "{app}\kfdesk.exe"; Description: "{cm:LaunchProgram,kfdesk}"; Flags: nowait postinstall skipifsilent
