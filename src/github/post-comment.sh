#!/bin/sh
# Puts `komentar.md` under proposal NUMBER, with where to see the site of its commit SHA, and the mark
# „Pregled“ beside that commit. Run by the workflow; what the proposal's own run has made is only data.
set -eu
[ -f komentar.md ] || cat >komentar.md <<'END'
### Provera nije završena

To nije do Vašeg teksta. Ne morate ništa da radite: pogledaće osoba koja održava sajt.
END

run=$(gh run list --workflow pull-request.yml --commit "$SHA" --limit 1 --json databaseId,conclusion,url \
  --jq '.[] | "\(.databaseId) \(.url) \(.conclusion)"')
# shellcheck disable=SC2086 # Three words.
set -- $run
id=${1:-} page=${2:-} conclusion=${3:-}

# The address of what the run has left behind; empty when there is no such thing.
artifact() {
  gh api "repos/$GITHUB_REPOSITORY/actions/runs/$id/artifacts" \
    --jq ".artifacts[] | select(.name == \"$1\") | \"$page/artifacts/\(.id)\""
}

# Its author may be a stranger: no file may tell the host where to lead visitors, none may be a link.
show_preview() {
  [ -n "${PREVIEW_TOKEN:-}" ] && [ "$PREVIEW_SITE" != "${NETLIFY_SITE:-}" ] &&
    gh run download "$id" --name pregled --dir pregled &&
    find pregled -depth \( -iname _redirects -o -iname _headers -o -iname '*netlify*' \) -exec rm -rf {} + &&
    find pregled ! -type f ! -type d -delete &&
    NETLIFY_SITE=$PREVIEW_SITE NETLIFY_TOKEN=$PREVIEW_TOKEN sh src/github/publish.sh preview pregled
}

url=$page
{
  printf '\n### Pregled\n\n'
  if [ "$conclusion" = success ]; then
    pictures=$(artifact pre-i-posle.html)
    if url=$(show_preview); then
      echo "[Pogledajte sajt sa ovom izmenom]($url). To je proba: posetioci je ne vide."
      [ -z "$pictures" ] || pictures=$url/pre-i-posle.html
    else
      url=$(artifact pregled)
      echo "[Preuzmite sajt sa ovom izmenom]($url): arhiva za osobu koja održava sajt, dostupna 14 dana."
    fi
    [ -z "$pictures" ] || printf '\n[Pre i posle](%s): slike onoga što se menja, kako se vidi na telefonu.\n' "$pictures"
  elif [ "$conclusion" = failure ]; then
    echo 'Sajt sa ovom izmenom nije napravljen. Ako iznad ne piše šta treba ispraviti, ne morate ništa da radite: pogledaće osoba koja održava sajt.'
  else
    echo 'Sajt sa ovom izmenom i slike pre i posle stižu ovde za nekoliko minuta.'
  fi
} >>komentar.md
gh pr comment "$NUMBER" --edit-last --create-if-none --body-file komentar.md

case $conclusion in success | failure)
  gh api "repos/$GITHUB_REPOSITORY/statuses/$SHA" --field state="$conclusion" --field context=Pregled --field target_url="$url"
  ;;
esac
