import i18next, { type FormatterModule, type i18n, type ThirdPartyModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localStore } from '#shared/storage/browser-storage.ts'
import sharedId from './locales/id.json'

export type Language = 'id' | 'en'
/** Texts of one namespace: flat keys. */
export type Texts = Record<string, string>
/** Loads the texts of a namespace in a language that is not bundled. */
export type LoadTexts = (language: Language, namespace: string) => Promise<Texts>

const NAME = 'language'
const REFERENCE: Language = 'id'
/** Language on the screen, or the one that is being changed to. */
let wanted: Language = REFERENCE
let load: LoadTexts = () => Promise.resolve({})
/** Namespaces whose Indonesian is what the gateway writes anyway: only another language needs them at once. */
let foreign: readonly string[] = []

const loadShared = async (): Promise<Texts> => (await import('./locales/en.json')).default

const LANGUAGES: readonly Language[] = [REFERENCE, 'en']

/** Returns whether the texts of a namespace are loaded in some language. */
const isLoaded = (namespace: string): boolean =>
  LANGUAGES.some((language) => i18next.hasResourceBundle(language, namespace))

/** Loads texts that are not here yet. @returns why they did not load, if so */
const fetchTexts = async (language: Language, namespace: string): Promise<unknown> => {
  if (i18next.hasResourceBundle(language, namespace)) return undefined
  try {
    const texts = await (namespace === 'shared' ? loadShared() : load(language, namespace))
    i18next.addResourceBundle(language, namespace, texts)
    return undefined
  } catch (error) {
    console.warn(`texts ${language}/${namespace} did not load; the other language is shown`, error)
    return error
  }
}

/** The stored language. With localization off it is Indonesian, whatever was stored (readings, 7). */
export const storedLanguage = (localization: boolean): Language =>
  localization && localStore.get(NAME) === 'en' ? 'en' : REFERENCE

/**
 * `useTranslation` copies each property that the instance has of its own, for each component: a fifth of the first
 * drawing on a slow phone (docs/performance.md). What React is given has none of its own and inherits them.
 */
const reactBinding: ThirdPartyModule = {
  type: '3rdParty',
  init: (instance) => initReactI18next.init(Object.create(instance) as i18n),
}

/** Writes numbers in texts with the decimal sign of the language: 2,5 SKS in Indonesian. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: string | number | undefined, _, language) => {
    const text = String(value ?? '')
    return typeof value === 'number' && language !== 'en' ? text.replace('.', ',') : text
  },
}

/** Starts i18next with the shared Indonesian texts; once a page, before any stage. */
export const initI18n = (): void => {
  void i18next
    .use(reactBinding)
    .use(numbers)
    .init({
      lng: REFERENCE,
      fallbackLng: LANGUAGES,
      defaultNS: 'shared',
      ns: ['shared'],
      resources: { [REFERENCE]: { shared: sharedId } },
      keySeparator: false,
      nsSeparator: ':',
      interpolation: { escapeValue: false, skipOnVariables: true, alwaysFormat: true },
      react: { useSuspense: false },
      initAsync: false,
    })
}

/**
 * Adds the bundled Indonesian texts of a stage and shows its language.
 * @param bundled Indonesian texts by namespace; null where only another language needs them at once
 * @param loadTexts loads any other namespace or language
 */
export const startTexts = async (
  bundled: Record<string, Texts | null>,
  loadTexts: LoadTexts,
  language: Language,
): Promise<void> => {
  load = loadTexts
  foreign = Object.keys(bundled).filter((namespace) => bundled[namespace] === null)
  for (const [namespace, texts] of Object.entries(bundled))
    if (texts) i18next.addResourceBundle(REFERENCE, namespace, texts)
  await changeLanguage(language, false)
}

/**
 * Loads the texts of a namespace in the language of the screen, also while that changes. A screen's route calls it beside
 * its chunk. Texts that are lost are shown in the other language.
 * @throws why they did not load, when they are here in no language
 */
export const loadNamespace = async (namespace: string): Promise<void> => {
  const [loss] = await Promise.all([REFERENCE, wanted].map((language) => fetchTexts(language, namespace)))
  if (isLoaded(namespace)) return
  await fetchTexts('en', namespace)
  if (!isLoaded(namespace)) throw loss
}

/**
 * A part that comes with the texts of its namespaces, for React.lazy: neither is shown without the other.
 * @throws what the part throws, or why texts are here in no language; the next call loads them again
 */
export const withTexts = async <Part>(part: Promise<Part>, ...namespaces: string[]): Promise<Part> => {
  const [loaded] = await Promise.all([part, ...namespaces.map(loadNamespace)])
  return loaded
}

/**
 * One text in the language of the screen, for functions that are no components; whoever shows it is drawn again with the
 * texts beside it.
 * @returns '' where there is none
 */
export const wordOf = (namespace: string, key: string): string =>
  i18next.t(key, { ns: namespace, nsSeparator: false, defaultValue: '' }) || ''

/** Language on the screen now. */
export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : REFERENCE)

let changes = 0

/** Switches the language of texts and document, the last call wins; keeps the choice unless told otherwise. */
export const changeLanguage = async (language: Language, keep = true): Promise<void> => {
  wanted = language
  changes += 1
  const change = changes
  const known = LANGUAGES.flatMap((one) => Object.keys(i18next.getDataByLanguage(one) ?? {}))
  const namespaces = new Set(language === REFERENCE ? known : [...known, ...foreign])
  await Promise.all([...namespaces].map((namespace) => fetchTexts(language, namespace)))
  if (change !== changes) return
  if (keep) localStore.set(NAME, language)
  await i18next.changeLanguage(language)
  if (typeof document !== 'undefined') document.documentElement.lang = language
}
