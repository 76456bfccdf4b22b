import type { Plugin } from 'vite'
import { chunkOf, TOOLS } from './cut.ts'
import { classicStages, STAGE_PARTS } from './stage-files.ts'

const ICONS = '@tabler/icons-react'
const ICON_IMPORT = /import \{([^}]+)\} from '@tabler\/icons-react'/g

/**
 * Imports each icon from its own module. The package's index reaches all of its 6,000: every icon of every screen would
 * belong to both stages.
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

/** What nobody has asked for yet is fetched behind everything else (src/app/menu/prefetch-pages.ts). */
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

/** Files of the stages stand in no preload list: whoever loads a screen has them already. */
const isOfStage = (file: string): boolean => STAGE_PARTS.some((name) => file === `assets/${name}.js`)

/**
 * Which modules stand in which file, and files that are named without their content: a name in another file stays the same
 * when the content changes. Their last names come from name-files.ts.
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
 * The browser compiles every function of these files beside the download, in a thread of its own. Otherwise each is
 * compiled on its first call, in the way of the first screen: a third of that time (docs/performance.md).
 */
const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n'

/** What a stage loads: only its own modules, in as few files as can be, ready to run when they arrive. */
export const stages = (): Plugin[] => [ownIcons(), cutFiles(), quietPreloads(), ...classicStages(COMPILE_NOW)]
