/** The bundler's information about a module. */
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

/**
 * Modules that a stage reaches only through the index of their package. They are bundled with the screens that write.
 */
const LATER = /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:mutationObserver|useMutation)\.js$/

/** Packages with a file of their own, which changes only with the package. */
const PACKAGES: readonly [RegExp, string][] = [
  [/\/node_modules\/(?:react|react-dom|scheduler)\//, 'react'],
  [/\/node_modules\/zod\//, 'zod'],
  [/\/node_modules\/qr\//, 'qr'],
]

/** Matches folder and name of a subject; one feature folder may contain several subjects. */
const TABLE_OF_SUBJECT = /^(.*\/src\/features\/(?:[^/]+\/)*([^/]+)\/)screens\.ts$/
/** Matches the feature folder of a module. */
const FEATURE = /\/src\/features\/([^/]+)\//
const TEXTS = /\/src\/(?:shared|domain|features|app|login)\/.*locales\/(\w+)\.json$/

/** Folders that no production build contains; their files are left to the bundler. */
export const TOOLS = /\/tools\/(?:demo|gallery|lab)\//
const OF_TOOLS = ''

/** Data that the day and week views need from the subjects, without their screens (ADR 32). */
const APPOINTMENTS = 'appointments'
const OF_APPOINTMENTS = /\/src\/features\/.*\/appointments\.ts$/

/**
 * Groups of modules that are fetched together, in addition to one group for each subject with screens. A group starts
 * at modules loaded by `import()` and includes their exclusive dependencies. The first matching pattern applies.
 */
const GROUPS: readonly [RegExp, string][] = [
  [TOOLS, OF_TOOLS],
  [LANDING, 'dashboard-parts'],
  [/\/src\/app\/later-screens\.ts$/, 'later-screens'],
  [/\/src\/app\/check-answers\.ts$/, 'validators'],
  [/\/src\/app\/push\/push-(?:service|subscription)\.ts$/, 'push-service'],
  [/\/src\/app\/push\//, 'push'],
  [/\/src\/app\/appointment-sources\.ts$/, APPOINTMENTS],
  [/\/src\/gateway\/report\//, 'report'], // before the gateway's own: no page precaches it
  [/captcha|\/src\/login\//, 'sign-in'],
  // Needed after each first screen, or when the device is offline: precached by the worker (worker.ts).
  [
    /\/src\/(?:app\/(?:failures|idle|offline|session)|worker|gateway|domain\/mahasiswa)\/|\/(?:as-of|reading-layouts|device-settings)\.tsx$/,
    'parts',
  ],
  [/\/src\/app\/search\//, 'search'],
  [/\/src\/app\/wallet\//, 'wallet'],
  [/\/src\/app\/makul-sheet\//, 'makul-sheet'],
  [/\/src\/(?:app|features)\//, 'panels'],
  [/\/src\/chat\//, 'chat'],
  [/\/src\/flags\/|\/@openfeature\//, 'flag-service'],
]
/**
 * Groups that every page fetches one after the other. Modules and styles that they share with any group go to one file.
 */
const OF_EACH_PAGE = ['later-screens', 'parts', 'dashboard-parts', APPOINTMENTS]
const COMMON = 'common'

/**
 * Files of modules that several groups need: with the likely screen, which is prefetched with its file
 * (src/app/menu/prefetch-pages.ts), without it, or with forms only.
 */
const LIKELY = 'berita'
const SHARED = 'kit'
const SHARED_LATER = 'kit-more'
/**
 * Files whose styles are only a few hundred bytes; these go to the style of the kit, which is always loaded earlier.
 */
const WITHOUT_STYLE = [SHARED_LATER, 'remote-select']
const FORMS = 'forms'
const FORM_LIBRARY = /\/node_modules\/react-hook-form\//

/** Returns the given modules and everything they import statically. */
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

/** Returns every module of the build, and those loaded by `import()`. */
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

/**
 * Returns a function that maps a module to its stage. Modules of both stages belong to the entry; modules of the app
 * that the home screen's subject needs belong to base.
 */
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

/** Returns a function that maps a module to the file of the groups that need it. */
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
    if (context.getModuleInfo(id)?.importers.length) return null // imported by another module, which decides their file
    const subject = subjects.find(({ folder }) => id.startsWith(folder))?.name
    return language && subject ? `${subject}-${language}` : (language ?? null)
  }
  const sharedOf = (groups: readonly string[]): string => {
    if (groups.every((group) => withForms.has(group))) return FORMS
    return groups.includes(LIKELY) ? SHARED : SHARED_LATER
  }
  /** Returns the file of modules that several subjects of one feature folder share. */
  const featureOf = (id: string): string | undefined => {
    const [, name = ''] = FEATURE.exec(id) ?? []
    // A rule of a subject that another group needs does not make that group load the whole screen.
    return name === '' || subjects.some((subject) => subject.name === name) ? undefined : name
  }
  const fileOf = (id: string): string | null => {
    const groups = [...(needers.get(id) ?? [])]
    const texts = textsOf(id)
    if (texts !== null || groups.every((group) => group === OF_TOOLS)) return texts
    const isOfEach = groups.some((group) => OF_EACH_PAGE.includes(group))
    if (isOfEach && (groups.length > 1 || id.endsWith('.css'))) return COMMON
    if (groups.length === 1) return groups[0] ?? null
    return featureOf(id) ?? sharedOf(groups)
  }
  return (id: string): string | null => {
    const file = fileOf(id)
    return file !== null && id.endsWith('.css') && WITHOUT_STYLE.includes(file) ? SHARED : file
  }
}

/**
 * Returns a function that maps a module to its file (ADR 26): the files of the stages; one for each subject with its
 * exclusive modules; a few for shared modules. Files import each other in one direction only: everything a module
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
