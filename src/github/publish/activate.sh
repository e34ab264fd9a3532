#!/bin/sh
# Runs on the server: activate.sh RELEASE nginx|caddy|apache HOME. Serves the release if the web server
# accepts its configuration; otherwise all stays as it was.
set -eu
release=$1 kind=$2 home=$3
case $kind in
  nginx) service=nginx check='nginx -t' ;;
  caddy) service=caddy check='caddy validate --config /etc/caddy/Caddyfile' ;;
  apache) service=apache2 check='apache2ctl configtest' ;;
  *) echo "Nepoznat server: $kind" >&2 && exit 1 ;;
esac
cd "$home"
# They belong together: the configuration holds fingerprints of the site's scripts.
if [ ! -d "releases/$release/dist" ] || [ ! -d "releases/$release/hosting" ]; then
  echo "Nema cele verzije $release u $home/releases." >&2
  exit 1
fi

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}
point_to() {
  ln -sfn "$1" next && mv -T next current # In one step: no visitor meets a missing folder.
}

previous=$(readlink current || true)
point_to "releases/$release"
# shellcheck disable=SC2086 # A command and its options.
if ! as_root $check; then
  if [ -n "$previous" ]; then point_to "$previous"; else rm current; fi
  echo "Server ne prihvata verziju $release. Ostaje ${previous:-kako je bilo}." >&2
  exit 1
fi
as_root systemctl reload "$service"
echo "Prikazuje se verzija $release."

# The ten newest stay, and the one that is shown, however old.
find releases -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +11 | while read -r old; do
  [ "$old" = "releases/$release" ] || rm -rf "$old"
done
