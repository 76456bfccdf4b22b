import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readScreens } from './boot/plain-paths.ts'

const VIRTUAL = 'virtual:screen-routes'

/**
 * Serves 'virtual:screen-routes', the paths of all screens, for code below the table of screens: reports name the
 * pattern of an address (src/gateway/report/route-of.ts), also on the login, which never loads that table.
 */
export const screenRoutes = (): Plugin => {
  let root = ''
  return {
    name: 'portal-screen-routes',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const tables = readScreens(root)
      for (const { file } of tables) this.addWatchFile(join(root, file))
      return `export default ${JSON.stringify(tables.flatMap(({ screens }) => screens.map(({ path }) => path)))}`
    },
  }
}
