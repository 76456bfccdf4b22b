/**
 * Ways in which a file of the site requests another file while it is shown. Links (`<a href>`) are not requests, and
 * neither are namespaces.
 */
const REQUESTS: readonly RegExp[] = [
  /<(?:script|img|iframe|source|video|audio|embed|object)\b[^>]*?\s(?:src|srcset|data)="(?:https?:)?\/\/[^"]*"/gi,
  /<link\b[^>]*?\shref="(?:https?:)?\/\/[^"]*"[^>]*>/gi,
  /\burl\(\s*["']?(?:https?:)?\/\/[^)]*\)/gi,
  /@import\s+["'](?:https?:)?\/\/[^"']*["']/gi,
  /\b(?:import|from|import\()\s*["'](?:https?:)?\/\/[^"']*["']/g,
  /\bsrc\s*[:=]\s*[^,;{}\n]{0,40}?["'`]https?:\/\/[^"'`]*["'`]/g,
]

/** Names that no host has (RFC 2606): data of examples. */
const RESERVED = /\/\/[\w.-]+\.example\b/

/** Returns the requests to other hosts in a file of the site, as they are written. */
export const otherHosts = (text: string): string[] =>
  REQUESTS.flatMap((pattern) => text.match(pattern) ?? []).filter((request) => !RESERVED.test(request))
