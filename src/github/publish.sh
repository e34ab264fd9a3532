#!/bin/sh
# `sh src/github/publish.sh HOST`: sends the build in this folder to the host that is named; what it needs
# of the environment is said when it is missing. `publish.sh preview FOLDER` shows a build at an address
# of its own, which it prints.
set -eu
host=${1:-} build=${2:-dist}

fail() {
  echo "::error title=Sajt nije poslat::$*" >&2
  exit 1
}

need() {
  for name; do
    [ -n "$(printenv "$name")" ] || fail "Upišite $name. Gde i šta: src/build/hosting/README.md."
  done
}

case $host in
  # A zipped build is taken as it is, and nothing of it run; the answer names the version's address.
  netlify | preview)
    need NETLIFY_SITE NETLIFY_TOKEN
    zip=$(mktemp -d)/sajt.zip
    (cd "$build" && zip --quiet --recurse-paths "$zip" .)
    [ "$host" = netlify ] && draft='' || draft='?draft=true'
    curl --fail-with-body --silent --show-error --request POST --data-binary "@$zip" \
      --header "Authorization: Bearer $NETLIFY_TOKEN" --header 'Content-Type: application/zip' \
      "https://api.netlify.com/api/v1/sites/$NETLIFY_SITE/deploys$draft" |
      sed -n 's/.*"deploy_ssl_url":"\(https:[^"]*\)".*/\1/p' | grep . ||
      fail 'Netlify nije primio sajt. Proverite NETLIFY_SITE i NETLIFY_TOKEN.'
    ;;
  cloudflare)
    need CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN
    npx --yes wrangler@4.156.0 deploy --config hosting/cloudflare/wrangler.jsonc
    ;;
  nginx | caddy | apache | cpanel)
    need SSH_SERVER
    remote=${RSYNC_RSH:-ssh -p ${SSH_PORT:-22}}
    # The workflow has a key of its own; by hand, RSYNC_RSH may hold another way to call ssh.
    if [ -n "${GITHUB_ACTIONS:-}" ]; then
      need SSH_KEY SSH_KNOWN_HOSTS
      keys=$(mktemp -d)
      (umask 077 && printf '%s\n' "$SSH_KEY" | tr -d '\r' >"$keys/key")
      printf '%s\n' "$SSH_KNOWN_HOSTS" | tr -d '\r' >"$keys/known"
      remote="$remote -i $keys/key -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=yes -o UserKnownHostsFile=$keys/known"
    fi
    [ "$host" = cpanel ] && folder=public_html || folder=/var/www/aloe-savetnica/current/dist
    folder=${SSH_FOLDER:-$folder}
    # What is not in the build gets deleted, so it must be this site's folder or one without files.
    # shellcheck disable=SC2086 # A command and its options.
    $remote "$SSH_SERVER" sh -s "$folder" <<'SERVER'
mkdir -p "$1" && { [ -f "$1/_headers" ] || [ -z "$(find "$1" -maxdepth 1 -type f)" ]; } && exit 0
echo "U folderu $1 nije ovaj sajt. Stari folder preimenujte i napravite prazan, pa ponovite." >&2
exit 1
SERVER
    # Numbers of users and rights of this machine mean nothing on the other one.
    set -- -rlt --chmod=D755,F644 --rsh="$remote"
    [ "$host" = cpanel ] || rsync "$@" hosting "$SSH_SERVER:${folder%/*}/"
    # New files first, then all pages, and only then the old ones go. What a host puts there stays.
    rsync "$@" --delete-delay --delay-updates --filter='protect /.well-known/acme-challenge/***' \
      --filter='protect /.well-known/pki-validation/***' --filter='protect /cgi-bin/***' \
      --filter='protect /error_log' dist/ "$SSH_SERVER:$folder/"
    ;;
  *) fail "PUBLISH_TO je „$host“, a treba da bude cloudflare, netlify, github, nginx, caddy, apache ili cpanel." ;;
esac
