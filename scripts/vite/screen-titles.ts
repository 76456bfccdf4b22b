import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { readScreens } from './boot/plain-paths.ts'

const VIRTUAL = 'virtual:screen-titles/'
const RESOLVED = `\0${VIRTUAL}`

/**
 * Returns the titles of all screens in one language, by '<subject>:<key>', from the texts of their subjects.
 * @throws Error naming the screen whose title key has no text
 */
export const screenTitles = (root: string, language: string): Record<string, string> => {
  const titles: Record<string, string> = {}
  for (const { file, screens } of readScreens(root)) {
    const folder = dirname(file)
    const texts = JSON.parse(readFileSync(join(root, folder, 'locales', `${language}.json`), 'utf8')) as Record<
      string,
      string
    >
    for (const { title } of screens) {
      const text = texts[title]
      if (text === undefined) throw new Error(`${file}: ${language}.json has no "${title}"`)
      titles[`${basename(folder)}:${title}`] = text
    }
  }
  return titles
}

const LANGUAGES = ['id', 'en']
/** Name of the module with the titles in all languages. */
const ALL = 'all'

/**
 * Serves 'virtual:screen-titles/<language>', so that the title of a screen is available before the texts of its subject
 * are loaded, and 'virtual:screen-titles/all' for the search, which finds a screen by its title in any language.
 */
export const screenTitlesPlugin = (): Plugin => {
  let root = ''
  return {
    name: 'portal-screen-titles',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined
      const name = id.slice(RESOLVED.length)
      const languages = name === ALL ? LANGUAGES : [name]
      for (const { file } of readScreens(root)) {
        this.addWatchFile(join(root, file))
        for (const language of languages) this.addWatchFile(join(root, dirname(file), 'locales', `${language}.json`))
      }
      const titles = Object.fromEntries(languages.map((language) => [language, screenTitles(root, language)]))
      return `export default ${JSON.stringify(name === ALL ? titles : titles[name])}`
    },
  }
}
