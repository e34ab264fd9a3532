#!/bin/sh
# need.sh NAME…: ends the step with one clear line for each variable or secret that is empty.
for name in "$@"; do
  if [ -z "$(printenv "$name")" ]; then
    echo "::error title=Nedostaje podešavanje::Upišite $name. Gde i šta: src/build/hosting/README.md."
    missing=1
  fi
done
exit "${missing:-0}"
