// What a stage of a build loads first, by the build's shell.json: the document, and every script of the stage.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const STAGE = { login: 'login', dashboard: 'app' }

/**
 * @param {string} dir
 * @param {'login' | 'dashboard'} stage
 * @returns {{ scripts: string[], scriptBytes: number, bytes: number }} addresses; gzip bytes of scripts, and of all
 */
export const firstLoad = (dir, stage) => {
  const scripts = JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8')).stages[STAGE[stage]]
  const size = (file) => gzipSync(readFileSync(join(dir, file)), { level: 9 }).length
  const scriptBytes = scripts.reduce((total, file) => total + size(file), 0)
  return { scripts, scriptBytes, bytes: scriptBytes + size('index.html') } // the style stands in the document
}
