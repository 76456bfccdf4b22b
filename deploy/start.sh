#!/bin/sh
# Makes the headers from this deployment's config.json, then becomes nginx. Writes into PORTAL_RUN and PORTAL_ASSETS only.
set -eu
PATH="$PATH:/usr/sbin:/usr/local/sbin"
run="${PORTAL_RUN:-/tmp/portal}"
set -- --config "${PORTAL_CONFIG:-/config/config.json}" --files "${PORTAL_FILES:-/srv/portal}" --out "$run" \
  --listen "${PORTAL_LISTEN:-8080}"
for proxy in ${PORTAL_PROXIES:-}; do set -- "$@" --proxy "$proxy"; done
if [ -n "${PORTAL_ASSETS:-}" ]; then set -- "$@" --assets "$PORTAL_ASSETS"; fi
if [ -n "${PORTAL_BROTLI:-}" ]; then set -- "$@" --brotli "$PORTAL_BROTLI"; fi
node "$(dirname "$0")/../scripts/deploy-nginx.mjs" "$@"
exec nginx -e stderr -p "$run" -c "$run/nginx.conf"
