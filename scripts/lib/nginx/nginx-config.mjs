import { CACHE_RULES, entryHeader, LOGIN_ADDRESSES, proxiedHeaders, securityHeaders } from './headers.mjs'
import { quoted } from './nginx-quote.mjs'

const WRITTEN = '# Written by `npm run deploy:nginx`: a new build or a new config.json means a new file.'
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
}
const lines = (...parts) => `${parts.flat().join('\n')}\n`
const block = (head, body) => [`${head} {`, ...body.flat().map((line) => `  ${line}`), '}']

const headerLines = (headers, when = ' always') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${when};`)

const variable = (index) => `$portal_proxy_${index}_path`

// A socket needs both headers forwarded. Only WebSocket is forwarded: another protocol could smuggle requests past
// nginx.
const upgrade = [
  ...block('map $http_upgrade $portal_upgrade', ['default "";', 'websocket websocket;']),
  ...block('map $portal_upgrade $portal_connection', ['default "";', 'websocket upgrade;']),
]

// The address is forwarded as the browser wrote it: nginx's own prefix removal would decode it first.
const httpFile = (proxies) =>
  lines(
    WRITTEN,
    proxies.length > 0 ? upgrade : [],
    proxies.flatMap(({ from, server }, index) => [
      ...block(`upstream portal_proxy_${index}`, [`server ${quoted(server)};`, 'keepalive 16;']),
      ...block(`map $request_uri ${variable(index)}`, [
        'default /;',
        `~^${from}(?<portal_rest_${index}>/.*)$ $portal_rest_${index};`,
      ]),
    ]),
  )

const proxyLocation = ({ from, host, scheme, path }, index, trusted) =>
  block(`location ^~ ${from}/`, [
    `proxy_pass ${scheme}://portal_proxy_${index}${path}${variable(index)};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Upgrade $portal_upgrade;',
    'proxy_set_header Connection $portal_connection;',
    `proxy_set_header Host ${quoted(host)};`,
    'proxy_read_timeout 1h; # of a silent socket; the portal itself gives a call 60 s',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_next_upstream off; # never sent a second time: ADR 8',
    'proxy_request_buffering off;',
    'client_max_body_size 0; # the gateway judges what is too big',
    scheme === 'https'
      ? [
          `proxy_ssl_name ${quoted(host.replace(/:\d+$/, ''))};`,
          'proxy_ssl_server_name on;',
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 4;',
          `proxy_ssl_trusted_certificate ${quoted(trusted)};`,
        ]
      : [],
    headerLines(proxiedHeaders),
  ])

const siteFile = ({ shell, files, release, assets, proxies, brotli, trusted }) => {
  const secured = `include ${quoted(`${release}/security-headers.conf`)};`
  const cached = (rule) => [`add_header Cache-Control ${quoted(rule)};`, secured] // a location's headers replace the server's
  return lines(
    WRITTEN,
    `root ${quoted(`${files}/public`)};`,
    secured,
    'server_tokens off;',
    'autoindex off;',
    'absolute_redirect off;',
    'etag on;',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any; # also when the proxy in front says Via, or speaks HTTP/1.0',
    'gzip_http_version 1.0;',
    brotli ? 'brotli_static on;' : [],
    block(
      'types',
      Object.entries(TYPES).map(([type, endings]) => `${type} ${endings};`),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    'charset_types text/css text/javascript text/plain application/json;',
    'error_page 404 @missing;',
    block('location @missing', [
      'types {}',
      'default_type text/plain;',
      `add_header Cache-Control ${quoted(CACHE_RULES.checked)} always;`,
      secured,
      'return 404 "404\\n";',
    ]),
    block('location = /config.json', [`root ${quoted(release)};`, cached(CACHE_RULES.checked)]),
    block('location ^~ /assets/', [`root ${quoted(assets)};`, 'try_files $uri =404;', cached(CACHE_RULES.immutable)]),
    block('location ~ /\\.', ['return 404;']),
    block('location ~ \\.[^/]+$', ['try_files $uri =404;', cached(CACHE_RULES.checked)]),
    LOGIN_ADDRESSES.flatMap((address) =>
      block(`location = ${address}`, ['try_files /index.html =404;', cached(CACHE_RULES.checked)]),
    ),
    block('location /', [
      'try_files /index.html =404;',
      cached(CACHE_RULES.checked),
      headerLines(entryHeader(shell), ''),
    ]),
    proxies.flatMap((proxy, index) => proxyLocation(proxy, index, trusted)),
  )
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const mainFile = ({ out, release, listen, brotli }) =>
  lines(
    WRITTEN,
    brotli ? `load_module ${quoted(brotli)};` : [],
    'daemon off;',
    `pid ${quoted(`${out}/nginx.pid`)};`,
    'worker_processes auto;',
    'error_log stderr error;',
    block('events', ['worker_connections 1024;']),
    block('http', [
      TEMPORARY.map((name) => `${name}_temp_path ${quoted(`${out}/temp-${name}`)};`),
      'access_log off; # addresses carry codes of links and logins',
      'sendfile on;',
      'tcp_nopush on;',
      `include ${quoted(`${release}/http.conf`)};`,
      block('server', [`listen ${listen};`, 'server_name _;', `include ${quoted(`${release}/site.conf`)};`]),
    ]),
  )

/**
 * Returns the nginx configuration of one build with one config.json, as texts by file name. nginx.conf is complete;
 * http.conf and site.conf are for an existing server, inside http and inside server.
 * @param {object} deployment
 * shell: shell.json of the build; config: the parsed config.json; absolute folders: release of these texts and
 * config.json, files that contains public/, assets that contains assets/, out for files that nginx writes; listen,
 * proxies: see nginx-options.mjs; brotli: path of nginx's module, if any; trusted: certificate authorities for an https
 * gateway
 * @throws when a text cannot be written in an nginx configuration
 */
export const nginxConfig = ({ shell, config, ...deployment }) => ({
  'nginx.conf': mainFile(deployment),
  'http.conf': httpFile(deployment.proxies),
  'site.conf': siteFile({ shell, ...deployment }),
  'security-headers.conf': lines(WRITTEN, headerLines(securityHeaders({ shell, config }))),
})
