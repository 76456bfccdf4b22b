import { type ESTree, type Plugin, type Rolldown, Visitor } from 'vite'
import { movingExports } from './moving-exports.ts'
import { parseCode } from './parse-code.ts'

type Bundle = Rolldown.OutputBundle

interface Edit {
  start: number
  end: number
  text: string
}
interface Surroundings {
  /** Returns the name of the stage file at an address, or null for any other module. */
  nameOf: (address: string) => string | null
  /** Returns the stage files that may not be loaded yet when the module at an address is imported. */
  missingFor: (address: string) => string[]
}

const FILES = 'portalFiles'
const call = (method: 'of' | 'load', name: string): string => `${FILES}.${method}(${JSON.stringify(name)})`

/** Applies edits that do not overlap. */
const edited = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

/** Returns the value of a literal address, also in backticks; null when it is computed. */
const textOf = (node: ESTree.Expression): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null
}

const nameIn = (node: ESTree.ModuleExportName): string => {
  if (node.type === 'Identifier') return node.name
  throw new Error(`a file of a stage can not name ${node.value}`)
}

/** Translates `import{a as b}from"./entry.js"` for a classic script. */
const taken = (node: ESTree.ImportDeclaration, file: string): string => {
  const names = node.specifiers.map((specifier) => {
    if (specifier.type !== 'ImportSpecifier') throw new Error(`${file}: ${specifier.type}`)
    return `${nameIn(specifier.imported)}:${specifier.local.name}`
  })
  return names.length > 0 ? `const{${names.join()}}=${call('of', file)};` : ''
}

const importEdits = (tree: ESTree.Program, { nameOf }: Surroundings): Edit[] =>
  tree.body.flatMap((node) => {
    const file = node.type === 'ImportDeclaration' ? nameOf(node.source.value) : null
    return node.type === 'ImportDeclaration' && file !== null ? [{ ...node, text: taken(node, file) }] : []
  })

/**
 * Returns the edits for dynamic imports of a stage file, or of a module that needs a stage file that may not be loaded
 * yet.
 */
const loadEdits = (tree: ESTree.Program, { nameOf, missingFor }: Surroundings): Edit[] => {
  const edits: Edit[] = []
  const see = ({ start, end, source }: ESTree.ImportExpression): void => {
    const address = textOf(source)
    if (address === null) return
    const file = nameOf(address)
    if (file !== null) edits.push({ start, end, text: call('load', file) })
    for (const missing of file === null ? missingFor(address) : []) {
      edits.push({ start, end: start, text: `${call('load', missing)}.then(()=>` }, { start: end, end, text: ')' })
    }
  }
  new Visitor({ ImportExpression: see }).visit(tree)
  return edits
}

/**
 * Returns the edits for `import.meta`, which a classic script does not have. The bundler's preload helper reads the
 * origin from it; the page's base URI has the same.
 */
const metaEdits = (tree: ESTree.Program): Edit[] => {
  const edits: Edit[] = []
  const see = ({ start, end, object, property }: ESTree.MemberExpression): void => {
    if (object.type !== 'MetaProperty') return
    const isUrl = property.type === 'Identifier' && property.name === 'url'
    edits.push({ start, end, text: isUrl ? 'document.baseURI' : 'undefined' })
  }
  new Visitor({ MemberExpression: see }).visit(tree)
  return edits
}

/** Returns the exports `export{a as b}` as members of an object. */
const given = (tree: ESTree.Program): string =>
  tree.body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .map(({ local, exported }) => `${nameIn(exported)}:${nameIn(local)}`)
    .join()

/** Throws when module syntax is left that a classic script cannot contain. */
const refuseModules = (tree: ESTree.Program, name: string, { nameOf }: Surroundings): void => {
  for (const node of tree.body) {
    const isForeign = node.type === 'ImportDeclaration' && nameOf(node.source.value) === null
    const isOther = node.type === 'ExportNamedDeclaration' && Boolean(node.declaration ?? node.source)
    if (isForeign || isOther || node.type === 'ExportDefaultDeclaration' || node.type === 'ExportAllDeclaration')
      throw new Error(`${name} holds what no script can: ${node.type}`)
  }
}

/** Rewrites a module so that it takes its imports of stage files from the loaded scripts. */
export const moduleBeside = (code: string, around: Surroundings): string => {
  const tree = parseCode(code)
  return edited(code, [...importEdits(tree, around), ...loadEdits(tree, around)])
}

/**
 * Rewrites a module as a classic script that registers its exports; its code runs on first use.
 * @param name name of the stage file
 * @throws Error when it imports anything but stage files
 */
export const stageFile = (code: string, name: string, around: Surroundings): string => {
  const tree = parseCode(code)
  refuseModules(tree, name, around)
  const exports = tree.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map((node) => ({ ...node, text: '' }))
  const body = edited(code, [...importEdits(tree, around), ...loadEdits(tree, around), ...metaEdits(tree), ...exports])
  return `${FILES}.hold(${JSON.stringify(name)},()=>{"use strict";${body};return{${given(tree)}}});`
}

/**
 * The stage files and the chunks they contain. React changes only with its version. `base` contains what the home
 * screen's subject and the frame share, and is in the frame's file to save a request.
 */
const FILES_OF_STAGES: Record<string, readonly string[]> = {
  react: ['rolldown-runtime', 'react'],
  entry: ['entry'],
  login: ['login'],
  app: ['base', 'app'],
  dashboard: ['dashboard'],
}
/** Chunks contained in the stage files. */
export const STAGE_PARTS = Object.values(FILES_OF_STAGES).flat()
/** Files loaded by the document, before any other file runs. */
export const FIRST_FILES = ['react', 'entry']
/** Files that must be loaded before a part can run: the frame imports the home screen's subject, which imports base. */
export const FILES_FOR: Record<string, readonly string[]> = {
  login: ['login'],
  base: ['app'],
  dashboard: ['app', 'dashboard'],
  app: ['app', 'dashboard'],
}
const BRINGS: Record<string, readonly string[]> = { app: ['dashboard', 'base'], dashboard: ['base'] }
const ENTRY = 'entry'

const chunkAt = (bundle: Bundle, fileName: string): Rolldown.OutputChunk | undefined => {
  const file = bundle[fileName]
  return file?.type === 'chunk' ? file : undefined
}

/** Returns the stage parts that a chunk imports, directly or indirectly. */
const stagesUnder = (bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> => {
  const chunk = chunkAt(bundle, fileName)
  if (!chunk || seen.has(fileName)) return new Set()
  seen.add(fileName)
  const own = STAGE_PARTS.includes(chunk.name) ? [chunk.name] : []
  return new Set([...own, ...chunk.imports.flatMap((name) => [...stagesUnder(bundle, name, seen)])])
}

/** Returns the parts that no other given part includes. */
const lastOf = (parts: readonly string[]): string[] =>
  parts.filter((part) => !parts.some((other) => other !== part && BRINGS[other]?.includes(part)))

const surroundingsOf = (bundle: Bundle, chunk: Rolldown.OutputChunk): Surroundings => {
  const folder = chunk.fileName.replace(/[^/]*$/, '')
  const fileAt = (address: string) => folder + address.replace(/^\.\//, '')
  const here = new Set([...stagesUnder(bundle, chunk.fileName), ...FIRST_FILES])
  return {
    nameOf: (address) => {
      const name = chunkAt(bundle, fileAt(address))?.name
      return name !== undefined && STAGE_PARTS.includes(name) ? name : null
    },
    missingFor: (address) => lastOf([...stagesUnder(bundle, fileAt(address))].filter((name) => !here.has(name))),
  }
}

/** Throws when an export is reassigned later, because other files copy the exports of a stage file once. */
const refuseMoving = ({ moduleIds }: Rolldown.OutputChunk, codeOf: (id: string) => string): void => {
  for (const id of moduleIds) {
    const names = movingExports(codeOf(id), /\.tsx?$/.test(id) ? id : undefined)
    if (names.length > 0) throw new Error(`${id}: ${names.join()} changes after it was taken`)
  }
}

const forBrowser = (config: { build?: { ssr?: unknown } }, { command }: { command: string }): boolean =>
  command === 'build' && !config.build?.ssr

/**
 * Writes the stage files as classic scripts (ADR 21).
 * @param comment first line of each
 */
export const classicStages = (comment: string): Plugin[] => [
  {
    name: 'classic-stages',
    apply: forBrowser,
    enforce: 'post',
    generateBundle: {
      order: 'post', // after the bundler has written its preload lists
      handler(_, bundle) {
        const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? ''
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const held = new Map<string, string>()
        const codes = chunks.map((chunk) => {
          const around = surroundingsOf(bundle, chunk)
          if (!STAGE_PARTS.includes(chunk.name)) return moduleBeside(chunk.code, around)
          refuseMoving(chunk, codeOf)
          held.set(chunk.name, stageFile(chunk.code, chunk.name, around))
          return ''
        })
        const run = (name: string) => (name === ENTRY ? `${FILES}.run(${JSON.stringify(ENTRY)});` : '')
        for (const [place, chunk] of chunks.entries()) {
          const parts = FILES_OF_STAGES[chunk.name]
          if (parts) chunk.code = comment + parts.map((part) => held.get(part) ?? '').join('') + run(chunk.name)
          else if (STAGE_PARTS.includes(chunk.name)) Reflect.deleteProperty(bundle, chunk.fileName)
          else chunk.code = codes[place] ?? ''
        }
      },
    },
  },
]
