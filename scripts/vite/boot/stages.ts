import type { Plugin } from 'vite'
import { chunkOf, TOOLS } from './cut.ts'
import { classicStages, STAGE_PARTS } from './stage-files.ts'

const ICONS = '@tabler/icons-react'
const ICON_IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react'/g

/**
 * Imports each icon from its own module. The package's index imports all 6,000, which would put every icon of every
 * screen into both stages.
 */
export const importIconsAlone = (code: string): string =>
  code.replace(ICON_IMPORT, (_, names: string) =>
    (names.match(/\w+/g) ?? []).map((name) => `import ${name} from '${ICONS}/dist/esm/icons/${name}.mjs'`).join(';'),
  )

const ownIcons = (): Plugin => ({
  name: 'own-icons',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/.*\.tsx$|^\0virtual:menu-icons$/, code: ICONS }, handler: importIconsAlone },
})

const HELPER = 'vite/preload-helper'
const LINK = 'link.crossOrigin = "";'

/** Gives prefetched files a lower priority than everything else (src/app/menu/prefetch-pages.ts). */
const quietPreloads = (): Plugin => ({
  name: 'quiet-preloads',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  transform: {
    filter: { id: new RegExp(HELPER) },
    handler: (code) => {
      if (!code.includes(LINK)) throw new Error('the helper that preloads files is not the one that this plugin knows')
      return code.replace(LINK, `${LINK} link.fetchPriority = portalFiles.priority;`)
    },
  },
})

/** Stage files are left out of preload lists: they are always loaded before a screen. */
const isOfStage = (file: string): boolean => STAGE_PARTS.some((name) => file === `assets/${name}.js`)

/**
 * Sets which modules go into which file, and names files without content hash, so that a changed file does not change
 * the files that name it. name-files.ts sets the final names.
 */
const cutFiles = (): Plugin => ({
  name: 'cut-files',
  apply: 'build',
  config: ({ root = process.cwd(), build }) =>
    build?.ssr
      ? {}
      : {
          build: {
            modulePreload: {
              resolveDependencies: (_, files) => files.filter((file) => !isOfStage(file)),
            },
            rolldownOptions: {
              output: {
                chunkFileNames: ({ moduleIds }) =>
                  `assets/${moduleIds.some((id) => TOOLS.test(id)) ? 'tools-' : ''}[name].js`,
                entryFileNames: 'assets/[name].js',
                assetFileNames: ({ names }) =>
                  names.some((name) => name.endsWith('.css'))
                    ? 'assets/[name][extname]'
                    : 'assets/[name]-[hash][extname]',
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ name: chunkOf(root.replaceAll('\\', '/')) }],
                },
              },
            },
          },
          experimental: {
            renderBuiltUrl: (file, { hostType }) =>
              hostType === 'js' ? { runtime: `portalFiles.at(${JSON.stringify(file)})` } : undefined,
          },
        },
})

/**
 * Makes the browser compile every function of these files on a background thread during the download. Otherwise each is
 * compiled on its first call, which takes a third of the first screen's time (docs/performance.md).
 */
const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n'

/** Builds the stages: each loads only its own modules, in as few files as possible, ready to run on arrival. */
export const stages = (): Plugin[] => [ownIcons(), cutFiles(), quietPreloads(), ...classicStages(COMPILE_NOW)]
