#!/bin/sh
# Runs on the server: activate.sh RELEASE nginx|caddy|apache HOME. Serves the release if the server takes
# its headers and redirects; otherwise all stays as it was.
set -eu
release=$1 kind=$2 home=$3
case $kind in
  nginx | apache) config=$kind.conf ;;
  caddy) config=Caddyfile ;;
  *) echo "Nepoznat server: $kind" >&2 && exit 1 ;;
esac
cd "$home"
# They belong together: the configuration holds fingerprints of the site's scripts.
if [ ! -d "releases/$release/dist" ] || [ ! -f "releases/$release/hosting/$config" ]; then
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
if ! as_root aloe-config "$kind" <"releases/$release/hosting/$config"; then
  if [ -n "$previous" ]; then point_to "$previous"; else rm current; fi
  echo "Server ne prihvata verziju $release. Ostaje ${previous:-kako je bilo}." >&2
  exit 1
fi
echo "Prikazuje se verzija $release."

# The ten newest stay, and the one that is shown, however old.
find releases -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +11 | while read -r old; do
  [ "$old" = "releases/$release" ] || rm -rf "$old"
done
