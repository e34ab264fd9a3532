#!/bin/sh
# `sh src/github/publish/to-server.sh USER@SERVER nginx|caddy|apache [RELEASE]`: sends the build to a server of
# one's own as a new version and makes it the one that is served; with RELEASE, goes back to that one.
# RSYNC_RSH may hold another way to call ssh.
set -eu
server=${1:?USER@SERVER} kind=${2:?nginx, caddy ili apache} release=${3:-}
home=${SITE_HOME:-/var/www/aloe-savetnica}
remote=${RSYNC_RSH:-ssh}

if [ -z "$release" ]; then
  release=$(date -u +%Y%m%d-%H%M%S)
  # Numbers of users and rights of this machine mean nothing on the other one.
  rsync -rlt --chmod=D755,F644 --rsh="$remote" dist hosting "$server:$home/releases/$release/"
fi
# shellcheck disable=SC2086 # A command and its options.
$remote "$server" sh -s "$release" "$kind" "$home" <"$(dirname "$0")/activate.sh"
