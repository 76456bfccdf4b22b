import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'assets'
/** Files whose names other files say; anything else the bundler has named by its content. */
const NAMED = /\.(?:js|css)$/
/** A name as the bundler writes it into other files: in an import, or in a list of what to fetch. */
const QUOTED = /(["'`])(\.\/|\/?assets\/)([\w.-]+\.(?:js|css))\1/g
const HASH_LENGTH = 8

/** The name that a file has on the host, which changes with its content. */
const hashedName = (name: string, text: string): string => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
  return name.replace(/\.\w+$/, (ending) => `-${hash}${ending}`)
}

const namesIn = (text: string, known: ReadonlyMap<string, string>): Set<string> =>
  new Set([...text.matchAll(QUOTED)].flatMap(([, , , name = '']) => (known.has(name) ? [name] : [])))

/** The names that one file says and no other does. */
const onlyIn = (owner: string, texts: ReadonlyMap<string, string>): Set<string> => {
  const own = namesIn(texts.get(owner) ?? '', texts)
  for (const [file, text] of texts) if (file !== owner) for (const name of namesIn(text, texts)) own.delete(name)
  return own
}

/** Last names of files, by the names that the build gave them first. */
export interface LastNames {
  /** Of all files: `assets/krs.js` to `assets/krs-XXXXXXXX.js`. */
  names: ReadonlyMap<string, string>
  /** Addresses that the document has to translate: what the table of screens says alone stands there. */
  translated: Readonly<Record<string, string>>
}

/**
 * Gives the scripts and styles of a build their last names, by their content. Other files go on saying the first name: the
 * document translates it, so that a new name is no new content anywhere else. Only the table of screens says the last
 * names of the screens: it comes after the first load, and grows with them.
 * @param dir of the build
 * @param table name of the file with the table of screens
 * @param own names that the document's own tags say: nobody else asks for them
 */
export const nameFiles = (dir: string, table: string, own: readonly string[] = []): LastNames => {
  const folder = join(dir, FOLDER)
  const files = readdirSync(folder).filter((name) => NAMED.test(name))
  const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const inTable = onlyIn(table, texts)
  const names = new Map<string, string>()
  const write = (name: string, text: string) => {
    const last = hashedName(name, text)
    names.set(`${FOLDER}/${name}`, `${FOLDER}/${last}`)
    rmSync(join(folder, name))
    writeFileSync(join(folder, last), text)
  }
  for (const [name, text] of texts) if (name !== table) write(name, text)
  const said = (whole: string, quote: string, before: string, name: string) =>
    inTable.has(name) ? quote + before + (names.get(`${FOLDER}/${name}`) ?? '').slice(FOLDER.length + 1) + quote : whole
  const text = texts.get(table)
  if (text !== undefined) write(table, text.replace(QUOTED, said))
  const translated = [...names]
    .filter(([name]) => !inTable.has(name.slice(FOLDER.length + 1)) && !own.includes(name))
    .toSorted()
    .map(([name, last]) => [`/${name}`, `/${last}`])
  return { names, translated: Object.fromEntries(translated) as Record<string, string> }
}
