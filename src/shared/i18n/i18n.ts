import i18next, { type FormatterModule, type i18n, type ThirdPartyModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { localStore } from '#shared/storage/browser-storage.ts'
import sharedId from './locales/id.json'

export type Language = 'id' | 'en'
/** Texts of one namespace, with flat keys. */
export type Texts = Record<string, string>
/** Loads the texts of a namespace in a language that is not bundled. */
export type LoadTexts = (language: Language, namespace: string) => Promise<Texts>

const NAME = 'language'
const REFERENCE: Language = 'id'
/** Current language, or the one that is being loaded. */
let wanted: Language = REFERENCE
let load: LoadTexts = () => Promise.resolve({})
/** Namespaces whose Indonesian texts equal the gateway's own words: only other languages need them at once. */
let foreign: readonly string[] = []

const loadShared = async (): Promise<Texts> => (await import('./locales/en.json')).default

const LANGUAGES: readonly Language[] = [REFERENCE, 'en']

/** Returns whether the texts of a namespace are loaded in any language. */
const isLoaded = (namespace: string): boolean =>
  LANGUAGES.some((language) => i18next.hasResourceBundle(language, namespace))

/** Loads missing texts. @returns the error of a failed load */
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

/** Returns the stored language; always Indonesian with localization off (readings, 7). */
export const storedLanguage = (localization: boolean): Language =>
  localization && localStore.get(NAME) === 'en' ? 'en' : REFERENCE

/**
 * Inherits from the instance instead of using it directly: `useTranslation` copies each own property of the instance
 * for each component, a fifth of the first render on a slow phone (docs/performance.md).
 */
const reactBinding: ThirdPartyModule = {
  type: '3rdParty',
  init: (instance) => initReactI18next.init(Object.create(instance) as i18n),
}

/** Formats numbers in texts with the decimal separator of the language: 2,5 SKS in Indonesian. */
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

/** Starts i18next with the shared Indonesian texts; once per page, before any stage. */
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
 * Adds the bundled Indonesian texts of a stage and applies its language.
 * @param bundled Indonesian texts by namespace; null where only other languages need them at once
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
 * Loads the texts of a namespace in the current language, or in the one that is being loaded. A screen's route calls it
 * beside its chunk. When texts fail to load, those of the other language are used.
 * @throws the load error when texts exist in no language
 */
export const loadNamespace = async (namespace: string): Promise<void> => {
  const [loss] = await Promise.all([REFERENCE, wanted].map((language) => fetchTexts(language, namespace)))
  if (isLoaded(namespace)) return
  await fetchTexts('en', namespace)
  if (!isLoaded(namespace)) throw loss
}

/**
 * Combines a lazy part with the texts of its namespaces, for React.lazy: neither is shown without the other.
 * @throws the error of the part, or of texts that exist in no language; the next call loads them again
 */
export const withTexts = async <Part>(part: Promise<Part>, ...namespaces: string[]): Promise<Part> => {
  const [loaded] = await Promise.all([part, ...namespaces.map(loadNamespace)])
  return loaded
}

/**
 * Returns one text in the current language, for functions outside of components; the component that renders it must
 * re-render with its texts.
 * @returns '' when it does not exist
 */
export const wordOf = (namespace: string, key: string): string =>
  i18next.t(key, { ns: namespace, nsSeparator: false, defaultValue: '' }) || ''

export const currentLanguage = (): Language => (i18next.language === 'en' ? 'en' : REFERENCE)

let changes = 0

/** Changes the language of texts and document; the last call wins. Stores the choice unless `keep` is false. */
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
