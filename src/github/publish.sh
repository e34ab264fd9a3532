#!/bin/sh
# `sh src/github/publish.sh HOST`: sends the build in this folder to the named host, by its script in `publish/`; a missing
# variable of the environment is reported. `publish.sh preview FOLDER` publishes a build at an address of its own and
# prints the address.
set -eu
host=${1:-} build=${2:-dist}
hosts=$(dirname "$0")/publish

fail() {
  echo "::error title=Sajt nije poslat::$*" >&2
  exit 1
}

need() {
  for name; do
    [ -n "$(printenv "$name")" ] || fail "Upišite $name. Gde i šta: src/build/hosting/README.md."
  done
}

# `open_server FOLDER`: sets `folder`, where the site is on the server, and `remote`, the command that runs another there.
open_server() {
  need SSH_SERVER
  remote=${RSYNC_RSH:-ssh -p ${SSH_PORT:-22}}
  # In the workflow the key comes from a secret; by hand, RSYNC_RSH may hold another command for ssh.
  if [ -n "${GITHUB_ACTIONS:-}" ]; then
    need SSH_KEY SSH_KNOWN_HOSTS
    keys=$(mktemp -d)
    (umask 077 && printf '%s\n' "$SSH_KEY" | tr -d '\r' >"$keys/key")
    printf '%s\n' "$SSH_KNOWN_HOSTS" | tr -d '\r' >"$keys/known"
    remote="$remote -i $keys/key -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes -o UserKnownHostsFile=$keys/known"
  fi
  folder=${SSH_FOLDER:-$1}
  # Files that are not in the build get deleted, so the folder must hold this site or no files at all.
  # shellcheck disable=SC2086 # A command and its options.
  $remote "$SSH_SERVER" sh -s "$folder" <<'SERVER'
mkdir -p "$1" && { [ -f "$1/_headers" ] || [ -z "$(find "$1" -maxdepth 1 -type f)" ]; } && exit 0
echo "U folderu $1 nije ovaj sajt. Stari folder preimenujte i napravite prazan, pa ponovite." >&2
exit 1
SERVER
}

# `copy WHAT FOLDER`: to the server, without owners and with fixed permissions: those of this machine mean nothing there.
copy() {
  from=$1 to=$2
  shift 2
  rsync -rlt --chmod=D755,F644 --rsh="$remote" "$@" "$from" "$SSH_SERVER:$to/"
}

# First all new files arrive, then the old ones are deleted. Files that the host puts there stay.
copy_site() {
  copy dist/ "$folder" --delete-delay --delay-updates --filter='protect /.well-known/acme-challenge/***' \
    --filter='protect /.well-known/pki-validation/***' --filter='protect /cgi-bin/***' --filter='protect /error_log'
}

# Netlify publishes a zipped build as it is, without running anything; its answer holds the address. As a draft it stands
# at an address of its own.
publish_preview() {
  need NETLIFY_SITE NETLIFY_TOKEN
  zip=$(mktemp -d)/sajt.zip
  (cd "$build" && zip --quiet --recurse-paths "$zip" .)
  curl --fail-with-body --silent --show-error --request POST --data-binary "@$zip" \
    --header "Authorization: Bearer $NETLIFY_TOKEN" --header 'Content-Type: application/zip' \
    "https://api.netlify.com/api/v1/sites/$NETLIFY_SITE/deploys?draft=true" |
    sed -n 's/.*"deploy_ssl_url":"\(https:[^"]*\)".*/\1/p' | grep . ||
    fail 'Netlify nije primio pregled. Proverite PREVIEW_SITE i PREVIEW_TOKEN.'
}

if [ "$host" = preview ]; then
  publish_preview
elif [ -f "$hosts/$host.sh" ]; then
  # shellcheck disable=SC1090 # One of the scripts in `publish/`.
  . "$hosts/$host.sh"
else
  fail "PUBLISH_TO je „$host“, a treba da bude jedno od: $(ls "$hosts" | sed 's/\.sh$//' | paste -sd ' ' -)."
fi
