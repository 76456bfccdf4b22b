import type { Plugin } from 'vite'

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
  let known: Record<'entry' | 'login' | 'app', Set<string>> | null = null
  const isShared = (id: string, context: Context) =>
    context.getModuleInfo(id)?.importers.some((importer) => !known?.login.has(importer)) ?? false
  return (id: string, context: Context): string | null => {
    known ??= {
      entry: reach(root + ENTRY, context),
      login: reach(root + LOGIN, context),
      app: reach(root + APP, context),
    }
    if (known.entry.has(id) || id.includes('rolldown/runtime')) return 'entry'
    if (known.app.has(id)) return known.login.has(id) ? 'both-stages' : 'app'
    return known.login.has(id) && isShared(id, context) ? 'both-stages' : null
  }
}

/** One file for what both stages need, one for the rest of the app stage. */
export const stages = (): Plugin => ({
  name: 'stages',
  apply: 'build',
  config: ({ root = process.cwd(), build }) =>
    build?.ssr
      ? {}
      : {
          build: {
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
