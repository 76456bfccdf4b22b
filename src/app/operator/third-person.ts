import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import type { Texts } from '#shared/i18n/i18n.ts'
import { createStore } from '#shared/state/create-store.ts'
import en from './third-person/en.json'
import id from './third-person/id.json'

const SUBJECTS = Object.entries(
  import.meta.glob<Record<'id' | 'en', Texts>>('../../features/**/third-person.json', {
    eager: true,
    import: 'default',
  }),
)
const ofSubjects = (language: 'id' | 'en'): Record<string, Texts> =>
  Object.fromEntries(SUBJECTS.map(([path, texts]) => [path.split('/').at(-2) ?? '', texts[language]]))

/**
 * Texts about the student for an operator, by language and namespace. They replace the texts that address 'Anda'. Those
 * of a subject are in third-person.json of its folder.
 */
export const THIRD_PERSON: Readonly<Record<string, Readonly<Record<string, Texts>>>> = {
  id: { ...id, ...ofSubjects('id') },
  en: { ...en, ...ofSubjects('en') },
}

const LANGUAGES = Object.keys(THIRD_PERSON)

/**
 * Replaces the texts that address the student, in each namespace that is loaded now or later.
 * @returns a function that restores them
 */
const speakOfStudent = (): (() => void) => {
  const replaced: { language: string; namespace: string; texts: Texts }[] = []
  const add = (language: string, namespace: string, texts: Texts) =>
    i18next.addResourceBundle(language, namespace, texts, false, true, { silent: true })
  const replace = (language: string, namespace: string): void => {
    const own = THIRD_PERSON[language]?.[namespace]
    const texts = i18next.getDataByLanguage(language)?.[namespace]
    if (!own || !texts) return
    replaced.push({ language, namespace, texts })
    add(language, namespace, own)
  }
  for (const language of LANGUAGES)
    for (const namespace of Object.keys(THIRD_PERSON[language] ?? {})) replace(language, namespace)
  i18next.store.on('added', replace)
  return () => {
    i18next.store.off('added', replace)
    for (const { language, namespace, texts } of replaced) add(language, namespace, texts)
  }
}

const isInUse = createStore(false)

const subscribe = (listener: () => void): (() => void) => {
  const unsubscribe = isInUse.subscribe(listener)
  const restore = speakOfStudent()
  isInUse.set(true)
  return () => {
    unsubscribe()
    restore()
    isInUse.set(false)
  }
}

/**
 * Uses the texts about the student while a component is mounted. @returns whether they are in use; until then nothing
 * may be shown
 */
export const useThirdPerson = (): boolean => useSyncExternalStore(subscribe, isInUse.get)
