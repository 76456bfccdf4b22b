import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { start } from '../lib/setup.mjs'

/**
 * Policy of the contract page. Redoc writes its styles while it runs, so they need 'unsafe-inline'; its script and its
 * data are files.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const policyTag = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
const WAY_BACK =
  '<p style="margin: 0; padding: 12px 16px; font: 14px sans-serif"><a href="../index.html" style="color: inherit">Documentation of Portal Mahasiswa</a></p>'

const LOGO = 'redocly.svg'
const LOGO_TEXT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="44" height="12" viewBox="0 0 44 12"><text y="10" font-family="sans-serif" font-size="11" fill="#808080">Redocly</text></svg>\n'
const REMOTE_LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g

/** Replaces every match. @throws when there is none: the output of Redocly has another form than this file expects */
const replaceAll = (text: string, pattern: RegExp, by: string | ((...found: string[]) => string)): string => {
  if (text.search(pattern) < 0) throw new Error(`Redocly's page has nothing that matches ${String(pattern)}`)
  return typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)
}

/**
 * Writes the contract as a page of Redoc that any host serves under a policy without inline scripts: scripts are moved
 * to files, the logo comes from this folder, and links of the menu are the hashes that Redoc's router uses.
 * @throws when Redocly fails
 */
export const writeContractPage = async (folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'index.html')
  const options = ['--inlineBundle', '--openapi.disableTelemetry', '--title', 'Contract of the gateway']
  const { ok, output } = await start(
    '@redocly/cli#redocly',
    ['build-docs', 'generated/openapi.yaml', ...options, '-o', file],
    { env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  )
  if (!ok) throw new Error(`redocly build-docs failed:\n${output}`)
  let scripts = 0
  const page = replaceAll(
    readFileSync(file, 'utf8'),
    /<script( type="module")?>([\s\S]*?)<\/script>/g,
    (_all, type = '', code = '') => {
      scripts += 1
      const text = scripts === 1 ? code : replaceAll(code, REMOTE_LOGO, LOGO)
      writeFileSync(join(folder, `redoc-${scripts}.js`), text)
      return `<script${type} src="redoc-${scripts}.js"></script>`
    },
  )
  const withLinks = replaceAll(page, /href="\/([^"]*)"/g, (_all, path = '') => `href="#/${path}"`)
  const withPolicy = replaceAll(withLinks, /<head>/, `<head>\n  ${policyTag}`)
  writeFileSync(file, replaceAll(withPolicy, /<body>/, `<body>\n  ${WAY_BACK}`))
  writeFileSync(join(folder, LOGO), LOGO_TEXT)
}
