#!/bin/sh
# Posts COMMENT under proposal NUMBER, with a link to the preview of its commit SHA, and sets the status
# „Pregled“ of that commit. Run by the workflow. The build comes from the proposal's own run: it is
# treated as data, and nothing of it is run.
set -eu
broken='### Provera nije završena

To nije do Vašeg teksta. Ne morate ništa da radite: pogledaće osoba koja održava sajt.'

run=$(gh run list --workflow pull-request.yml --commit "$SHA" --limit 1 --json databaseId,conclusion,url \
  --jq '.[] | "\(.databaseId) \(.url) \(.conclusion)"')
# shellcheck disable=SC2086 # Three words.
set -- $run
id=${1:-} url=${2:-} conclusion=${3:-}

# The author of a proposal may be a stranger: files that configure the host, and links, are removed first.
show_preview() {
  [ -n "${PREVIEW_TOKEN:-}" ] && [ "$PREVIEW_SITE" != "${NETLIFY_SITE:-}" ] &&
    gh run download "$id" --name pregled --dir pregled &&
    find pregled -depth \( ! -type f ! -type d -o -iname _redirects -o -iname _headers -o -iname '*netlify*' \) -exec rm -rf {} + &&
    NETLIFY_SITE=$PREVIEW_SITE NETLIFY_TOKEN=$PREVIEW_TOKEN sh src/github/publish.sh preview pregled
}

# A comment that asks the author for something has a title „Treba …“. Until that is done there is no build.
case ${COMMENT:-} in
  *'### Treba '*) words='Sajt sa ovom izmenom i slike pre i posle stižu ovde kada uradite ono što piše iznad.' ;;
  *)
    words='Sajt sa ovom izmenom i slike pre i posle stižu ovde za nekoliko minuta.'
    [ "$conclusion" != failure ] || words='Sajt sa ovom izmenom nije napravljen. Ne morate ništa da radite: pogledaće osoba koja održava sajt.'
    ;;
esac
case $conclusion in
  success)
    pictures=$(gh api "repos/$GITHUB_REPOSITORY/actions/runs/$id/artifacts" \
      --jq ".artifacts[] | select(.name == \"pre-i-posle.html\") | \"$url/artifacts/\(.id)\"")
    words="[Sajt sa ovom izmenom]($url) je napravljen: arhiva „pregled“ na dnu te stranice, za osobu koja održava sajt, dostupna 14 dana."
    if preview=$(show_preview); then
      words="[Pogledajte sajt sa ovom izmenom]($preview). To je proba: posetioci je ne vide."
      pictures=${pictures:+$preview/pre-i-posle.html} url=$preview
    fi
    words="$words${pictures:+

[Pre i posle]($pictures): slike onoga što se menja, kako se vidi na telefonu.}"
    ;;
esac
printf '%s\n\n### Pregled\n\n%s\n' "${COMMENT:-$broken}" "$words" |
  gh pr comment "$NUMBER" --edit-last --create-if-none --body-file -
case $conclusion in success | failure)
  gh api "repos/$GITHUB_REPOSITORY/statuses/$SHA" --field state="$conclusion" --field context=Pregled --field target_url="$url"
  ;;
esac
