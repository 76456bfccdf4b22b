// What a stage of a build loads first, by the build's manifest: the document, and all chunks it imports statically.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const START = { login: 'src/login/start.tsx', dashboard: 'src/app/start.tsx' }

/**
 * @param {string} dir
 * @param {'login' | 'dashboard'} stage
 * @returns {{ scripts: string[], scriptBytes: number, bytes: number }} addresses; gzip bytes of scripts, and of all
 */
export const firstLoad = (dir, stage) => {
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
  if (!manifest[START[stage]]) throw new Error(`${START[stage]} is no chunk of its own`)
  const chunks = new Set()
  const visit = (key) => {
    if (chunks.has(manifest[key])) return
    chunks.add(manifest[key])
    for (const name of manifest[key].imports ?? []) visit(name)
  }
  visit('index.html')
  visit(START[stage])
  const size = (file) => gzipSync(readFileSync(join(dir, file)), { level: 9 }).length
  const sum = (files) => files.reduce((total, file) => total + size(file), 0)
  const scripts = [...new Set([...chunks].map(({ file }) => file))]
  const styles = [...new Set([...chunks].flatMap(({ css = [] }) => css))]
  const scriptBytes = sum(scripts)
  return {
    scripts: scripts.map((file) => `/${file}`),
    scriptBytes,
    bytes: scriptBytes + sum(styles) + size('index.html'),
  }
}
