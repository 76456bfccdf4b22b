import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'assets'
/** Files whose names occur in other files. The bundler adds a content hash to the names of all others. */
const NAMED = /\.(?:js|css)$/
/** A file name as the bundler writes it into other files: in an import, or in a preload list. */
const QUOTED = /(["'`])(\.\/|\/?assets\/)([\w.-]+\.(?:js|css))\1/g
const HASH_LENGTH = 8

/** Returns the name of a file on the host, with a content hash. */
const hashedName = (name: string, text: string): string => {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
  return name.replace(/\.\w+$/, (ending) => `-${hash}${ending}`)
}

const namesIn = (text: string, known: ReadonlyMap<string, string>): Set<string> =>
  new Set([...text.matchAll(QUOTED)].flatMap(([, , , name = '']) => (known.has(name) ? [name] : [])))

/** Returns the names that occur in this file only. */
const onlyIn = (owner: string, texts: ReadonlyMap<string, string>): Set<string> => {
  const own = namesIn(texts.get(owner) ?? '', texts)
  for (const [file, text] of texts) if (file !== owner) for (const name of namesIn(text, texts)) own.delete(name)
  return own
}

/** Final names of files, by their names in the build. */
export interface LastNames {
  /** All files: `assets/krs.js` to `assets/krs-XXXXXXXX.js`. */
  names: ReadonlyMap<string, string>
  /** Addresses that the document translates. Files that only the table of screens names are not among them. */
  translated: Readonly<Record<string, string>>
}

/**
 * Adds content hashes to the names of a build's scripts and styles. Other files keep using the name without hash, which
 * the document translates: a changed file does not change any other file. Only the table of screens contains the final
 * names of the screens: it loads after the first load and grows with the number of screens.
 * @param dir folder of the build
 * @param table name of the file with the table of screens
 * @param own names used only in the document's own tags
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
