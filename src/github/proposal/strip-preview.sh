#!/bin/sh
# strip-preview.sh FOLDER: takes out of a proposal's build what is no page. Its author is a stranger, so
# no file in it may tell the host where to lead visitors, and none may be a link into this machine.
set -eu
find "$1" -depth \( -iname _redirects -o -iname _headers -o -iname 'netlify*' -o -iname .netlify \) \
  -exec rm -rf {} +
find "$1" ! -type f ! -type d -delete
