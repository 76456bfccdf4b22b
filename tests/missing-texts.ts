import i18next from 'i18next'

/** Requested text keys that no loaded file contains, with their namespace. */
export const missingTexts: string[] = []

i18next.options.saveMissing = true
i18next.options.missingKeyHandler = (_languages, namespace, key, fallback) => {
  if (fallback === key) missingTexts.push(`${namespace}:${key}`)
}
