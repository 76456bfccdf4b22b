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
  /** Name of the file of a stage at an address, or null where another module is. */
  nameOf: (address: string) => string | null
  /** Files of the stages that may not be here yet when the module at an address is imported. */
  missingFor: (address: string) => string[]
}

const FILES = 'portalFiles'
const call = (method: 'of' | 'load', name: string): string => `${FILES}.${method}(${JSON.stringify(name)})`

/** Applies edits that do not overlap. */
const edited = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

/** The text of a literal address, also in backticks; null when it is computed. */
const textOf = (node: ESTree.Expression): string | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null
}

const nameIn = (node: ESTree.ModuleExportName): string => {
  if (node.type === 'Identifier') return node.name
  throw new Error(`a file of a stage can not name ${node.value}`)
}

/** `import{a as b}from"./entry.js"` as what a script understands. */
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

/** What loads a file of a stage, or a module that needs one which may not be here. */
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

/** A script has no `import.meta`. The bundler's preload helper asks it for the origin, which the page has too. */
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

/** `export{a as b}` as the members of an object. */
const given = (tree: ESTree.Program): string =>
  tree.body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []))
    .map(({ local, exported }) => `${nameIn(exported)}:${nameIn(local)}`)
    .join()

/** Everything that a script can not say must be gone. */
const refuseModules = (tree: ESTree.Program, name: string, { nameOf }: Surroundings): void => {
  for (const node of tree.body) {
    const isForeign = node.type === 'ImportDeclaration' && nameOf(node.source.value) === null
    const isOther = node.type === 'ExportNamedDeclaration' && Boolean(node.declaration ?? node.source)
    if (isForeign || isOther || node.type === 'ExportDefaultDeclaration' || node.type === 'ExportAllDeclaration')
      throw new Error(`${name} holds what no script can: ${node.type}`)
  }
}

/** Writes a module so that it takes from the files of the stages what it imported from them. */
export const moduleBeside = (code: string, around: Surroundings): string => {
  const tree = parseCode(code)
  return edited(code, [...importEdits(tree, around), ...loadEdits(tree, around)])
}

/**
 * Writes a module as a classic script that says what it holds, which is made when somebody needs it.
 * @param name of the file among those of the stages
 * @throws Error when it imports anything but files of the stages
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
 * Files of the stages, with the chunks that are their parts. React changes with its versions only; `base` is what the
 * landing subject and the frame around it share, and stands in the frame's file: one request less.
 */
const FILES_OF_STAGES: Record<string, readonly string[]> = {
  react: ['rolldown-runtime', 'react'],
  entry: ['entry'],
  login: ['login'],
  app: ['base', 'app'],
  dashboard: ['dashboard'],
}
/** Chunks that are parts of these files. */
export const STAGE_PARTS = Object.values(FILES_OF_STAGES).flat()
/** Files in the document: here when any other runs. */
export const FIRST_FILES = ['react', 'entry']
/** What else has to be here before a part can be made: the frame knows the landing subject, which needs its base. */
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

/** Parts of the stages that a chunk imports, itself or through others. */
const stagesUnder = (bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> => {
  const chunk = chunkAt(bundle, fileName)
  if (!chunk || seen.has(fileName)) return new Set()
  seen.add(fileName)
  const own = STAGE_PARTS.includes(chunk.name) ? [chunk.name] : []
  return new Set([...own, ...chunk.imports.flatMap((name) => [...stagesUnder(bundle, name, seen)])])
}

/** Of some parts those that no other of them brings along. */
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

/** Other files take what a file of a stage holds once. */
const refuseMoving = ({ moduleIds }: Rolldown.OutputChunk, codeOf: (id: string) => string): void => {
  for (const id of moduleIds) {
    const names = movingExports(codeOf(id), /\.tsx?$/.test(id) ? id : undefined)
    if (names.length > 0) throw new Error(`${id}: ${names.join()} changes after it was taken`)
  }
}

const forBrowser = (config: { build?: { ssr?: unknown } }, { command }: { command: string }): boolean =>
  command === 'build' && !config.build?.ssr

/**
 * The files of the stages as classic scripts (ADR 21).
 * @param comment first line of each
 */
export const classicStages = (comment: string): Plugin[] => [
  {
    name: 'classic-stages',
    apply: forBrowser,
    enforce: 'post',
    generateBundle: {
      order: 'post', // when the bundler has written its preload lists
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
