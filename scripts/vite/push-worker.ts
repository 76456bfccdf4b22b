import { build, type Plugin, type Rolldown } from 'vite'
import { BUILD_TARGET } from '../lib/floor/floor.mjs'

const ENTRY = 'src/push-worker/push-worker.ts'
const FILE = 'firebase-messaging-sw.js'

/**
 * Builds the push worker into one file with a fixed name. Built separately: as a second entry it would share chunks
 * with the pages and import them. The demo has no push service, so it has no worker.
 */
export const pushWorker = (): Plugin => {
  let root = ''
  return {
    name: 'portal-push-worker',
    apply: ({ build: options }, { command, mode }) => command === 'build' && !options?.ssr && mode !== 'demo',
    configResolved: (config) => {
      root = config.root
    },
    async generateBundle() {
      const result = (await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          minify: true,
          modulePreload: false,
          target: BUILD_TARGET,
          rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: FILE, source: result.output[0].code })
    },
  }
}
