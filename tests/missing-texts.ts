import i18next from 'i18next'

/** Keys of texts that were asked for and stand in no loaded file, with the namespace. */
export const missingTexts: string[] = []

const noted = { isOff: false }

/** Labels of the kit's own tests are keys that stand in no file. */
export const allowMissingTexts = (isAllowed: boolean): void => {
  noted.isOff = isAllowed
}

i18next.options.saveMissing = true
i18next.options.missingKeyHandler = (_languages, namespace, key, fallback) => {
  if (fallback === key && !noted.isOff) missingTexts.push(`${namespace}:${key}`)
}
