import type { Plugin } from 'vite'
import { classicStages } from './stage-files.ts'

interface ModuleInfo {
  importers: readonly string[]
  importedIds: readonly string[]
}
interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const ENTRY = '/src/main.tsx'
const LOGIN = '/src/login/start.tsx'
const APP = '/src/app/start.tsx'
const VALIDATORS = '/generated/late-validators.ts'

/** A stage reaches these through the index of their package only; the screens that write bring them along. */
const LATER = /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:mutationObserver|useMutation)\.js$/

/** Half of the first file; apart, so that its functions stand in no other function (stage-files.ts). */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

/** Texts that every screen beyond the first brings along: one file, not two. */
const TEXTS = /\/src\/(?:shared\/ui|domain\/kode)\/locales\/id\.json$/

/** Everything that a module needs before it runs: itself and what it imports statically. */
const reach = (root: string, context: Context): Set<string> => {
  const seen = new Set<string>()
  const visit = (id: string) => {
    const info = context.getModuleInfo(id)
    if (!info || seen.has(id)) return
    seen.add(id)
    info.importedIds.forEach(visit)
  }
  visit(root)
  return seen
}

/**
 * Says which chunk a module of a stage belongs to. Without it, every module that a lazy screen shares with its stage
 * becomes a file of its own: 16 requests instead of 4 before the dashboard shows (docs/adr/0004-first-load.md).
 * @param root folder of the project, with forward slashes
 */
export const chunkOf = (root: string) => {
  let known: Record<'entry' | 'login' | 'app' | 'validators', Set<string>> | null = null
  const know = (context: Context) => ({
    entry: reach(root + ENTRY, context),
    login: reach(root + LOGIN, context),
    app: reach(root + APP, context),
    validators: reach(root + VALIDATORS, context),
  })
  return (id: string, context: Context): string | null => {
    known ??= know(context)
    const { entry, login, app } = known
    const isElsewhereToo = () => context.getModuleInfo(id)?.importers.some((importer) => !login.has(importer)) ?? false
    if (LATER.test(id)) return null
    if (REACT.test(id)) return 'react'
    if (TEXTS.test(id)) return 'id'
    if (entry.has(id) || (login.has(id) && (app.has(id) || isElsewhereToo()))) return 'entry'
    return (['app', 'login', 'validators'] as const).find((name) => known?.[name].has(id)) ?? null
  }
}

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
  transform: { filter: { id: /\/src\/.*\.tsx$/, code: ICONS }, handler: importIconsAlone },
})

/** Files of the stages stand in no preload list: whoever loads a screen has them already. */
const STAGE_FILE = /^assets\/(entry|react|login|app|rolldown-runtime)-[\w-]{8}\.js$/ // and no `login-code`

/** One file for what both stages need, one for the rest of the app stage. */
const oneFilePerStage = (): Plugin => ({
  name: 'one-file-per-stage',
  apply: 'build',
  config: ({ root = process.cwd(), build }) =>
    build?.ssr
      ? {}
      : {
          build: {
            modulePreload: {
              resolveDependencies: (_, files) => files.filter((file) => !STAGE_FILE.test(file)),
            },
            rolldownOptions: {
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ name: chunkOf(root.replaceAll('\\', '/')) }],
                },
              },
            },
          },
        },
})

/**
 * The browser compiles every function of these files beside the download, in a thread of its own. Otherwise each is
 * compiled on its first call, in the way of the first screen: a third of that time (docs/performance.md).
 */
const COMPILE_NOW = '//# allFunctionsCalledOnLoad\n'

/** What a stage loads: only its own modules, in as few files as can be, ready to run when they arrive. */
export const stages = (): Plugin[] => [ownIcons(), oneFilePerStage(), ...classicStages(COMPILE_NOW)]
