#!/bin/sh
set -e

case "$1" in
remove | purge)
  rm -f '/usr/bin/${executable}'
  if [ -f '/etc/apparmor.d/${executable}' ]; then
    apparmor_parser --remove '/etc/apparmor.d/${executable}' || true
    rm -f '/etc/apparmor.d/${executable}'
  fi
  ;;
esac

# The family's data stays, also when the package is purged, unless it is asked for:
# sudo FAMILY_WALL_DATA=forget apt purge family-wall
if [ "$1" = purge ] && [ "${FAMILY_WALL_DATA:-}" = forget ]; then
  rm -rf /home/*/'.config/${sanitizedProductName}' '/root/.config/${sanitizedProductName}'
fi
