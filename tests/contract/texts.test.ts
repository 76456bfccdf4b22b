// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { menuLabels, readMenuParts } from '../../scripts/vite/menu-parts.ts'
import { readSpec } from './bundle.ts'
import { sourcesOf } from './sources.ts'
import { dynamicKeys, roomOfText, textsInSource, waitingTexts } from './texts-tables.ts'

type Texts = Record<string, string>
interface Room {
  namespace: string
  folder: string
  id: Texts
  en: Texts
  source: string
}
const parts = readMenuParts('.')
/** Returns the texts of a file; app includes the menu labels, which are in the folders of the subjects. */
const read = (file: string): Texts => ({
  ...(JSON.parse(readFileSync(file, 'utf8')) as Texts),
  ...(file === 'src/app/locales/id.json' && menuLabels(parts, 'id')),
  ...(file === 'src/app/locales/en.json' && menuLabels(parts, 'en')),
})
const all = [...sourcesOf('src'), ...sourcesOf('tools')]
const everywhere = all.map(({ text }) => text).join('\n')

const rooms: Room[] = ['src', 'tools']
  .flatMap((folder) => sourcesOf(folder, /^id\.json$/))
  .filter(({ path }) => path.endsWith('/locales/id.json'))
  .map(({ path }) => {
    const folder = path.replace('/locales/id.json', '')
    // The texts of src/shared are in its i18n folder and serve all of it. Every other namespace is named after its
    // module, a panel's also after the lab.
    const room = folder === 'src/shared/i18n' ? 'src/shared' : folder
    // The kit uses the texts of the components that it composes.
    const speakers = folder === 'src/shared/ui' ? [room, 'src/kit'] : [room]
    return {
      namespace:
        room
          .replace(/^tools\/lab\/panels\//, 'tools/lab-')
          .split('/')
          .pop() ?? '',
      folder,
      id: read(`${folder}/locales/id.json`),
      en: read(`${folder}/locales/en.json`),
      source: all
        .filter((file) => speakers.some((speaker) => file.path.startsWith(`${speaker}/`)))
        .map(({ text }) => text)
        .join('\n'),
    }
  })
const roomOf = (namespace: string) => rooms.find((room) => room.namespace === namespace)

const placeholders = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted()
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
/** Returns text names, each counted text once: languages differ in the number of plural forms (i18next plurals). */
const namesOf = (texts: Texts) => [...new Set(Object.keys(texts).map(withoutPlural))].toSorted()
/** Returns all forms of a text in a language; most have one. Zero forms, which contain no number, are excluded. */
const formsOf = (texts: Texts, name: string) =>
  Object.entries(texts).flatMap(([key, text]) => (withoutPlural(key) === name && !key.endsWith('_zero') ? [text] : []))
/** Returns the counted texts that lack what i18next looks for: a form for each plural category, or one for all. */
const missesForms = (texts: Texts, language: string) => {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return namesOf(texts).filter((name) => !(name in texts) && needed.some((form) => !(`${name}_${form}` in texts)))
}
const isLiteral = ({ namespace, source }: Room, key: string) => {
  const quoted = (text: string) => [`'${text}'`, `"${text}"`, `\`${text}\``]
  return quoted(key).some((text) => source.includes(text)) || everywhere.includes(`${namespace}:${key}`)
}
/** Texts that a ListCard reads by default. */
const OF_LIST = ['list', 'empty']
/**
 * Returns whether the kit derives the key from a declaration: a column or section, a field of a table, the texts of a
 * choice.
 */
const isDeclared = ({ source }: Room, key: string) => {
  if (OF_LIST.includes(key)) return source.includes('<ListCard')
  const [, kind = '', rest = ''] = /^(\w+)\.(.+)$/.exec(key) ?? []
  if (!source.includes('#kit/') || !/^\w+$/.test(rest)) return false
  if (kind === 'column' || kind === 'section') return source.includes(`'${rest}'`)
  return kind === 'field' ? new RegExp(`\\b${rest}: `).test(source) : source.includes(`texts: '${kind}'`)
}
/** Suffixes of the texts that the kit reads from an action's `words` (src/kit/action/action-text.ts). */
const PARTS = ['question', 'once', 'confirm', 'back', 'pending', 'done', 'queued', 'notDone', 'doubt', 'assumed']
const spokenWords = new Set([...everywhere.matchAll(/\bwords: '([\w-]+:[\w.]+)'/g)].map(([, words = '']) => words))
const isOfAction = ({ namespace }: Room, key: string) =>
  spokenWords.has(`${namespace}:${key}`) ||
  PARTS.some((part) => key.endsWith(`.${part}`) && spokenWords.has(`${namespace}:${key.slice(0, -part.length - 1)}`))
const dynamicOf = (namespace: string, key: string) =>
  dynamicKeys.find((row) => row.namespace === namespace && key.startsWith(row.prefix))

describe.each(rooms)('texts of $namespace', (room) => {
  it('have the same keys in both languages', () => {
    expect(namesOf(room.en)).toEqual(namesOf(room.id))
  })

  it('have every plural form', () => {
    expect([...missesForms(room.id, 'id'), ...missesForms(room.en, 'en')]).toEqual([])
  })

  it('are flat and never empty', () => {
    const bad = [...Object.entries(room.id), ...Object.entries(room.en)].filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '',
    )
    expect(bad).toEqual([])
  })

  it('have the same placeholders in both languages', () => {
    const differing = namesOf(room.id).filter((name) => {
      const forms = [...formsOf(room.id, name), ...formsOf(room.en, name)]
      return new Set(forms.map((text) => placeholders(text).join())).size > 1
    })
    expect(differing).toEqual([])
  })

  it('are all used by their feature', () => {
    const unused = Object.keys(room.id).filter(
      (key) =>
        !isLiteral(room, withoutPlural(key)) &&
        !isDeclared(room, key) &&
        !isOfAction(room, withoutPlural(key)) &&
        !dynamicOf(room.namespace, key),
    )
    expect(unused).toEqual([])
  })
})

describe('text keys', () => {
  it('built from parts are listed in the table, and the table has no unnecessary row', () => {
    const needless = dynamicKeys.filter(({ namespace, prefix }) => {
      const room = roomOf(namespace)
      if (!room) return false // its screen does not exist yet
      const served = Object.keys(room.id).some((key) => key.startsWith(prefix) && !isLiteral(room, key))
      const built = [`\`${prefix}\${`, `\`${namespace}:${prefix}\${`]
      return !served || !built.some((text) => room.source.includes(text))
    })
    expect(needless).toEqual([])
  })

  it('named by an action have a text', () => {
    const silent = [...spokenWords].filter((words) => {
      const [namespace = '', key = ''] = words.split(':')
      return !Object.keys(roomOf(namespace)?.id ?? {}).some((one) => one === key || one.startsWith(`${key}.`))
    })
    expect(spokenWords.size).toBeGreaterThan(30)
    expect(silent).toEqual([])
  })

  it('used in a source file have a text', () => {
    const missing = all.flatMap(({ path, text }) => {
      const own = rooms.filter(
        ({ folder, namespace }) =>
          path.startsWith(`${folder}/`) || namespace === 'shared' || text.includes(`useTranslation('${namespace}')`),
      )
      const called = [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key)
      const known = (key: string) => {
        const [namespace = '', name = ''] = key.includes(':') ? key.split(':') : ['', key]
        const places = namespace ? rooms.filter((room) => room.namespace === namespace) : own
        return places.some(({ id }) => Object.keys(id).some((one) => one === name || withoutPlural(one) === name))
      }
      return called.filter((key) => !known(key)).map((key) => `${path}: ${key}`)
    })
    expect(missing).toEqual([])
  })
})

describe('texts quoted by the specification', () => {
  const { rows } = readSpec<{ rows: { id: string; kind: string; text: string }[] }>('texts')
  const quoted = rows.filter(({ kind }) => kind === 'quoted')
  const gateway = sourcesOf('src/gateway')
    .map(({ text }) => text)
    .join('\n')
  const asWritten = (text: string) => text.trim().replace(/\{(\w+)\}/g, '{{$1}}')

  const stands = ({ id, text }: { id: string; text: string }): boolean => {
    const place = roomOfText(id)
    const file = textsInSource[id]
    if (file) {
      const source = readFileSync(file, 'utf8')
      return [`>${text}<`, `>{\`${text.replaceAll('{', '${')}\`}<`].some((written) => source.includes(written))
    }
    if (place === 'gateway') return gateway.includes(`'${text}'`)
    const room = roomOf(place)
    return (
      room !== undefined &&
      Object.values(room.id).some((value) => value === asWritten(text) || value.startsWith(`${asWritten(text)} {{`))
    )
  }

  it('are used verbatim in their feature or listed as waiting', () => {
    const missing = quoted.filter((row) => !stands(row)).map(({ id }) => id)
    console.info(
      `${quoted.length - missing.length} of ${quoted.length} quoted texts stand verbatim, ${missing.length} wait`,
    )
    expect(missing.toSorted()).toEqual([...waitingTexts].toSorted())
  })
})
