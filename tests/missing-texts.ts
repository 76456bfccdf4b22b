import i18next from 'i18next'

/** Keys of texts that a screen asked for and that stand in no loaded file, with the namespace. */
export const missingTexts: string[] = []

i18next.options.saveMissing = true
i18next.options.missingKeyHandler = (_languages, namespace, key, fallback) => {
  if (fallback === key) missingTexts.push(`${namespace}:${key}`)
}
