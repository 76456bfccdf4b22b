// The first load of a stage, by the build's shell.json: the document, every script of the stage, and its style when
// that is a file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const STAGE = { login: 'login', dashboard: 'app' }

/**
 * Returns the first load of a stage.
 * @param {string} dir
 * @param {'login' | 'dashboard'} stage
 * @returns {{ scripts: string[], scriptBytes: number, bytes: number }} addresses; gzip bytes of scripts, and of all
 */
export const firstLoad = (dir, stage) => {
  const { stages, stageStyles } = JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8'))
  const scripts = stages[STAGE[stage]]
  const sizeOf = (files) =>
    files.reduce((total, file) => total + gzipSync(readFileSync(join(dir, file)), { level: 9 }).length, 0)
  const scriptBytes = sizeOf(scripts)
  return { scripts, scriptBytes, bytes: scriptBytes + sizeOf(['index.html', stageStyles[STAGE[stage]] ?? []].flat()) }
}
