/** What the bundler knows of a module. */
interface ModuleInfo {
  importers: readonly string[]
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const ENTRY = '/src/main.tsx'
const LOGIN = '/src/login/start.tsx'
const APP = '/src/app/start.tsx'
const LANDING = /\/src\/features\/dashboard\//

/** A stage reaches these through the index of their package only; the screens that write bring them along. */
const LATER = /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:mutationObserver|useMutation)\.js$/

/** Packages in files of their own, which change with the package. */
const PACKAGES: readonly [RegExp, string][] = [
  [/\/node_modules\/(?:react|react-dom|scheduler)\//, 'react'],
  [/\/node_modules\/zod\//, 'zod'],
  [/\/node_modules\/qr\//, 'qr'],
]

/** Folder and name of a subject; one feature folder may hold several. */
const TABLE_OF_SUBJECT = /^(.*\/src\/features\/(?:[^/]+\/)*([^/]+)\/)screens\.ts$/
/** Feature folder of a module that several of its subjects share. */
const FEATURE = /\/src\/features\/([^/]+)\//
const TEXTS = /\/src\/(?:shared|domain|features|app|login)\/.*locales\/(\w+)\.json$/

/** Rooms whose files are left to the bundler: no production build has them. */
export const TOOLS = /\/tools\/(?:demo|gallery|lab)\//
const OF_TOOLS = ''

/** What the day and the week need of the subjects, without their screens (ADR 32). */
const APPOINTMENTS = 'appointments'
const OF_APPOINTMENTS = /\/src\/features\/.*\/appointments\.ts$/

/**
 * What is fetched together, beside one group for each subject that has screens: by the modules that something loads
 * (`import()`), which bring along what nobody else needs. The first pattern that fits counts.
 */
const GROUPS: readonly [RegExp, string][] = [
  [TOOLS, OF_TOOLS],
  [LANDING, 'dashboard-parts'],
  [/\/src\/app\/later-screens\.ts$/, 'later-screens'],
  [/\/src\/app\/check-answers\.ts$/, 'validators'],
  [/\/src\/app\/push\/push-(?:service|subscription)\.ts$/, 'push-service'],
  [/\/src\/app\/push\//, 'push'],
  [/\/src\/app\/appointment-sources\.ts$/, APPOINTMENTS],
  [/captcha|\/src\/login\//, 'sign-in'],
  // What follows each first screen, or is needed when the network is not: the worker has it (worker.ts).
  [
    /\/src\/(?:app\/(?:failures|idle|offline|session)|worker|gateway|domain\/mahasiswa)\/|\/(?:as-of|reading-layouts|device-settings)\.tsx$/,
    'parts',
  ],
  [/\/src\/(?:app|features)\//, 'panels'],
  [/\/src\/chat\//, 'chat'],
  [/\/src\/flags\/|\/@openfeature\//, 'flag-service'],
]
/** Each page fetches these, one after the other: what they share with anything stands in one file, their styles too. */
const OF_EACH_PAGE = ['later-screens', 'parts', 'dashboard-parts', APPOINTMENTS]
const COMMON = 'common'

/** What several groups need: the likely screen too, which is fetched ahead with it (src/app/menu/prefetch-pages.ts), or not; and those that have forms. */
const LIKELY = 'berita'
const SHARED = 'kit'
const SHARED_LATER = 'kit-more'
/** Their styles are a few hundred bytes, and stand with those of the kit, which is there before them. */
const WITHOUT_STYLE = [SHARED_LATER, 'remote-select']
const FORMS = 'forms'
const FORM_LIBRARY = /\/node_modules\/react-hook-form\//

/** Everything that some modules need before they run: themselves and what they import statically. */
const reach = (roots: readonly string[], context: Context): Set<string> => {
  const seen = new Set<string>()
  const visit = (id: string) => {
    const info = context.getModuleInfo(id)
    if (!info || seen.has(id)) return
    seen.add(id)
    info.importedIds.forEach(visit)
  }
  roots.forEach(visit)
  return seen
}

/** Every module of the build, and those among them that `import()` leads to. */
const allOf = (root: string, context: Context): { all: Set<string>; loaded: Set<string> } => {
  const all = new Set<string>()
  const loaded = new Set<string>()
  const visit = (id: string) => {
    const info = context.getModuleInfo(id)
    if (!info || all.has(id)) return
    all.add(id)
    info.importedIds.forEach(visit)
    for (const next of info.dynamicallyImportedIds) loaded.add(next)
    info.dynamicallyImportedIds.forEach(visit)
  }
  visit(root)
  return { all, loaded }
}

/** Which stage a module belongs to: what both need stands in the entry, what the landing subject needs of the app in base. */
const stageOf = (root: string, context: Context) => {
  const entry = reach([root + ENTRY], context)
  const login = reach([root + LOGIN], context)
  const app = reach([root + APP], context)
  const landing = [...app].filter((id) => LANDING.test(id))
  const base = reach(landing, context)
  return (id: string): string | null => {
    const isElsewhereToo = () => context.getModuleInfo(id)?.importers.some((importer) => !login.has(importer)) ?? false
    if (entry.has(id) || (login.has(id) && (app.has(id) || isElsewhereToo()))) return 'entry'
    if (login.has(id)) return 'login'
    if (!app.has(id)) return null
    if (LANDING.test(id)) return 'dashboard'
    return base.has(id) ? 'base' : 'app'
  }
}

/** Which group needs which modules. */
const lazyOf = (root: string, context: Context) => {
  const { all, loaded } = allOf(root + ENTRY, context)
  const subjects = [...all].flatMap((id) => {
    const [, folder = '', name = ''] = TABLE_OF_SUBJECT.exec(id) ?? []
    return name ? [{ folder, name }] : []
  })
  const subjectOf = (id: string): string | undefined =>
    LANDING.test(id) ? undefined : subjects.find(({ folder }) => id.startsWith(folder))?.name
  const ofSubject = (id: string) => (OF_APPOINTMENTS.test(id) ? APPOINTMENTS : subjectOf(id))
  const groupOf = (id: string): string =>
    ofSubject(id) ?? GROUPS.find(([pattern]) => pattern.test(id))?.[1] ?? id.replace(/^.*\//, '').replace(/\.\w+$/, '') // a file of its own
  const needers = new Map<string, Set<string>>()
  for (const one of [...loaded].filter((id) => !TEXTS.test(id)))
    for (const id of reach([one], context)) needers.set(id, (needers.get(id) ?? new Set()).add(groupOf(one)))
  const withForms = new Set([...needers].flatMap(([id, groups]) => (FORM_LIBRARY.test(id) ? [...groups] : [])))

  const textsOf = (id: string): string | null => {
    const [, language] = TEXTS.exec(id) ?? []
    if (context.getModuleInfo(id)?.importers.length) return null // they belong to who imports them
    const subject = subjects.find(({ folder }) => id.startsWith(folder))?.name
    return language && subject ? `${subject}-${language}` : (language ?? null)
  }
  const sharedOf = (groups: readonly string[]): string => {
    if (groups.every((group) => withForms.has(group))) return FORMS
    return groups.includes(LIKELY) ? SHARED : SHARED_LATER
  }
  const fileOf = (id: string): string | null => {
    const groups = [...(needers.get(id) ?? [])]
    const texts = textsOf(id)
    if (texts !== null || groups.every((group) => group === OF_TOOLS)) return texts
    const isOfEach = groups.some((group) => OF_EACH_PAGE.includes(group))
    if (isOfEach && (groups.length > 1 || id.endsWith('.css'))) return COMMON
    if (groups.length === 1) return groups[0] ?? null
    return FEATURE.exec(id)?.[1] ?? sharedOf(groups)
  }
  return (id: string): string | null => {
    const file = fileOf(id)
    return file !== null && id.endsWith('.css') && WITHOUT_STYLE.includes(file) ? SHARED : file
  }
}

/**
 * Says which file a module belongs to (ADR 26): those of the stages; one for each subject with
 * what only it needs; a few for what several need. Files import each other in one direction only: whatever a module
 * imports is needed by at least the same groups.
 * @param root folder of the project, with forward slashes
 */
export const chunkOf = (root: string) => {
  let know: ((id: string) => string | null) | undefined
  return (id: string, context: Context): string | null => {
    if (!know) {
      const [stage, lazy] = [stageOf(root, context), lazyOf(root, context)]
      know = (one) => (LATER.test(one) ? lazy(one) : (stage(one) ?? lazy(one)))
    }
    return PACKAGES.find(([pattern]) => pattern.test(id))?.[1] ?? know(id)
  }
}
