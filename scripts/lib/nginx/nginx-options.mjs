const LISTEN = /^((\d{1,3}\.){3}\d{1,3}:|\[[0-9a-f:]+\]:)?\d{1,5}$/i
const PREFIX = /^(\/[a-z0-9-]+)+$/i
const HOST = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/
const PATH = /^[\w.~/-]*$/
const PORTS = { 'http:': 80, 'https:': 443 }

/** Parses where nginx listens: a port, or an address and a port. @throws on anything else */
export const parseListen = (text) => {
  if (LISTEN.test(text)) return text
  throw new Error(`--listen ${text}: expected a port, or an address and a port such as 127.0.0.1:8080`)
}

const isTarget = ({ protocol, hostname, pathname, search, hash, username, password }) =>
  protocol in PORTS && HOST.test(hostname) && PATH.test(pathname) && !(search + hash + username + password)

/**
 * Parses a proxied path of the portal: '/gateway=https://gateway.example.ac.id/v1'. The prefix is removed before
 * forwarding.
 * @throws when the prefix is not a plain path or the target is not a plain http(s) address
 */
export const parseProxy = (text) => {
  const [, from = '', to = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? []
  const target = URL.canParse(to) ? new URL(to) : null
  if (!PREFIX.test(from) || !target || !isTarget(target))
    throw new Error(`--proxy ${text}: expected a path and an http(s) address such as /gateway=https://gateway.example`)
  const { protocol, hostname, port, host, pathname } = target
  return {
    from,
    host,
    server: `${hostname}:${port || PORTS[protocol]}`,
    scheme: protocol.slice(0, -1),
    path: pathname.replace(/\/$/, ''),
  }
}
