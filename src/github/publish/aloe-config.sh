#!/bin/sh
# Root installs it once as /usr/local/sbin/aloe-config; run as: aloe-config nginx|caddy|apache < FILE.
# Takes the server's file of a release when it differs from the installed one in nothing but headers
# and redirects of the site's pages: whoever may publish must not become root.
set -eu
case ${1:-} in
  nginx) file=/etc/nginx/sites-available/aloe-savetnica.conf service=nginx check='nginx -t' ;;
  caddy) file=/etc/caddy/Caddyfile service=caddy check='caddy validate --config /etc/caddy/Caddyfile' ;;
  apache) file=/etc/apache2/sites-available/aloe-savetnica.conf service=apache2 check='apache2ctl configtest' ;;
  *) echo "Nepoznat server: ${1:-}" >&2 && exit 1 ;;
esac
if [ ! -e "$file" ]; then
  echo "Server još nema fajl $file: postavlja se jednom (src/build/hosting/README.md)."
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
head -c 2000000 >"$work/new"
cp "$file" "$work/old"

# All that a release may change: a line for a page or a file, with a value that no language of a server
# reads any further.
rules() {
  LC_ALL=C sed -E \
    -e '/^    (default|\/[A-Za-z0-9._\/-]*|~\^\/([A-Za-z0-9_\/-]|\\\.)+\$?|~\\\.[a-z]+\$) "[^"\\$`{}]*";$/d' \
    -e '/^	header \/[A-Za-z0-9._\/*-]+ [A-Za-z-]+ "[^"\\$`{}]*"$/d' \
    -e '/^		Content-Security-Policy "[^"\\$`{}]*"$/d' \
    -e '/^		redir \/[A-Za-z0-9._\/-]* \/[A-Za-z0-9._\/-]*\{aloe_question\} 301$/d' "$1"
}
rules "$work/new" >"$work/new-rules"
rules "$work/old" >"$work/old-rules"
if ! cmp -s "$work/new-rules" "$work/old-rules"; then
  echo "Pravila servera su se promenila. Administrator treba da ih pogleda i postavi u $file." >&2
  exit 1
fi
cat "$work/new" >"$file"
if ! $check; then
  cat "$work/old" >"$file"
  exit 1
fi
systemctl reload "$service"
