# Cloudflare: the site and its Worker, which takes messages.
need CLOUDFLARE_ACCOUNT_ID CLOUDFLARE_API_TOKEN
# The workflow has installed it before, in a step that knows no secret.
# shellcheck disable=SC2086 # A command and its options.
${WRANGLER:-npx --yes --ignore-scripts wrangler@4.156.0} deploy --config hosting/cloudflare/wrangler.jsonc
