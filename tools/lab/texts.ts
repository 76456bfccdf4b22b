import i18next from 'i18next'
import type { Texts } from '#shared/i18n/i18n.ts'

type Files = Record<string, () => Promise<{ default: Texts }>>

/** Texts of the lab, of each panel (namespace `lab-<id>`), and of the kit, which the login stage does not load. */
const shell: Files = import.meta.glob<{ default: Texts }>('./locales/*.json')
const panels: Files = import.meta.glob<{ default: Texts }>([
  './panels/*/locales/*.json',
  '../../src/shared/ui/locales/*.json',
])

const placeOf = (path: string): { language: string; namespace: string } => {
  const [, panel] = /\/panels\/([^/]+)\//.exec(path) ?? []
  const language = path.endsWith('/en.json') ? 'en' : 'id'
  if (panel !== undefined) return { language, namespace: `lab-${panel}` }
  return { language, namespace: path.includes('/shared/ui/') ? 'ui' : 'lab' }
}

/**
 * Adds texts in both languages at once: a stage that changes the language finds them loaded, without knowing the lab.
 */
const addTexts = async (files: Files): Promise<void> => {
  await Promise.all(
    Object.entries(files).map(async ([path, load]) => {
      const { language, namespace } = placeOf(path)
      i18next.addResourceBundle(language, namespace, (await load()).default)
    }),
  )
}

/** Adds the texts of the button and of the refusal note. */
export const addShellTexts = (): Promise<void> => addTexts(shell)

export const addPanelTexts = (): Promise<void> => addTexts(panels)
