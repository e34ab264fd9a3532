#!/bin/sh
# `sh src/github/publish/to-shared.sh USER@SERVER [FOLDER]`: makes the folder of a rented web space equal to the
# build. RSYNC_RSH may hold another way to call ssh.
set -eu
server=${1:?USER@SERVER} folder=${2:-public_html}
remote=${RSYNC_RSH:-ssh}

# What is not in the build gets deleted, so it must be this site's folder or one without files.
# shellcheck disable=SC2086 # A command and its options.
$remote "$server" sh -s "$folder" <<'CHECK'
if [ -f "$1/_headers" ]; then exit 0; fi
if [ -d "$1" ] && [ -z "$(find "$1" -maxdepth 1 -type f)" ]; then exit 0; fi
echo "U folderu $1 nije ovaj sajt. Stari folder preimenujte i napravite prazan, pa ponovite." >&2
exit 1
CHECK

# The new files come first, all pages change at the end, and only then the old files go. What the host
# itself puts there stays.
rsync -rlt --chmod=D755,F644 --delete-delay --delay-updates \
  --filter='protect /.well-known/acme-challenge/***' \
  --filter='protect /.well-known/pki-validation/***' \
  --filter='protect /cgi-bin/***' \
  --filter='protect /error_log' \
  --rsh="$remote" dist/ "$server:$folder/"
