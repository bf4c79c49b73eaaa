#!/bin/sh
set -e
program='/opt/${sanitizedProductName}'

chmod 755 "$program/resources/linux/${executable}"
ln -sf "$program/resources/linux/${executable}" '/usr/bin/${executable}'

# Electron's helper is only for kernels that forbid user namespaces.
if [ -L /proc/self/ns/user ] && unshare --user true 2>/dev/null; then
  chmod 0755 "$program/chrome-sandbox"
else
  chmod 4755 "$program/chrome-sandbox"
fi

# Ubuntu 24.04 and later allow the sandbox to programs with a profile.
profile="$program/resources/apparmor-profile"
if command -v apparmor_parser >/dev/null && apparmor_parser --skip-kernel-load "$profile" >/dev/null 2>&1; then
  cp -f "$profile" '/etc/apparmor.d/${executable}'
  apparmor_parser --replace --write-cache --skip-read-cache '/etc/apparmor.d/${executable}' || true
fi

if command -v update-desktop-database >/dev/null; then
  update-desktop-database /usr/share/applications || true
fi
