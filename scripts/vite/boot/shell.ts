import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { BUILD_TARGET } from '../../lib/floor/floor.mjs'
import { labAliases } from '../lab-build.ts'
import { styleOf } from './critical-css.ts'
import { type LastNames, nameFiles } from './name-files.ts'
import { screenPaths } from './plain-paths.ts'
import { FILES_FOR, FIRST_FILES, STAGE_PARTS } from './stage-files.ts'

type Bundle = Rolldown.OutputBundle
/** A finished build and the final names of its files. */
interface Written {
  root: string
  bundle: Bundle
  names: LastNames['names']
}
interface Options {
  root: string
  mode: string
}

/**
 * The bundler writes module tags for the entry and its imports; they are replaced by classic scripts (stage-files.ts).
 */
const MODULE_TAGS = /(\s*<script type="module"[^>]*><\/script>)+/

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Needed by every address except the home screen, in addition to its stage. */
const SCREENS = '/src/app/later-screens.ts'
const STAGES = { login: '/src/login/start.tsx', app: '/src/app/start.tsx' }

/** Name of the app stage's style before hashing. Also used by scripts/vite/worker.ts. */
export const APP_STYLE = 'assets/app.css'
const TABLE = 'later-screens.js'

/** Returns a stage's chunk with everything it imports statically. */
const chunksOfStage = (bundle: Bundle, facade: string): Rolldown.OutputChunk[] => {
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(bundle[name])
  }
  chunksOf(bundle)
    .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(facade)))
    .forEach(visit)
  return [...seen]
}

/** Returns the names of the files of the table of screens. */
const filesOfTable = (bundle: Bundle): string[] =>
  chunksOfStage(bundle, SCREENS)
    .map(({ fileName }) => fileName)
    .filter((file) => !STAGE_PARTS.some((part) => file === fileOf(part)))

const fileOf = (name: string): string => `assets/${name}.js`

/**
 * Removes the styles of chunks from their metadata, before Vite writes link tags and preload lists. Returns their
 * names.
 */
const takeStyleNames = (chunks: Rolldown.OutputChunk[]): string[] => {
  const names = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear()
  return [...names]
}

/** Returns the style of the login, which is inlined into the document, and merges that of the app into one file. */
const takeStageStyles = (bundle: Bundle): string => {
  const entry = chunksOf(bundle).filter(({ isEntry }) => isEntry)
  const login = takeStyleNames([...entry, ...chunksOfStage(bundle, STAGES.login)]).map((name) => {
    const asset = bundle[name]
    Reflect.deleteProperty(bundle, name)
    return asset?.type === 'asset' ? String(asset.source) : ''
  })
  // One file for the parts of the app. The order matters: rules of the home screen's subject must come after those of
  // the frame's base.
  const parts = ['base', 'dashboard', 'app'].map((part) => bundle[fileOf(part)])
  const names = takeStyleNames(parts.filter((part) => part?.type === 'chunk'))
  const app = bundle[APP_STYLE]
  if (app?.type !== 'asset' || !names.includes(APP_STYLE)) throw new Error('the app stage has no style')
  app.source = names.map((name) => String(bundle[name]?.type === 'asset' ? bundle[name].source : '')).join('')
  for (const name of names) if (name !== APP_STYLE) Reflect.deleteProperty(bundle, name)
  return login.join('').trim()
}

const compileBoot = async ({ root, mode }: Options): Promise<string> => {
  const result = (await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.MODE': JSON.stringify(mode), SCREEN_PATHS: JSON.stringify(screenPaths(root)) },
    resolve: { alias: labAliases(mode) },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: BUILD_TARGET,
      rolldownOptions: { input: 'src/boot/boot.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}

/**
 * Renders the markup of the login and of the app's skeleton, and the style that the skeleton needs in addition to the
 * login's.
 */
const prerender = async ({ root, mode }: Options): Promise<{ login: string; app: string; appStyle: string }> => {
  const outDir = `.cache/prerender-${mode}`
  const result = (await build({
    root,
    mode,
    configFile: 'vite.config.ts',
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'src/boot/prerender.tsx', ssrEmitAssets: true, cssMinify: true, outDir, emptyOutDir: true },
    ssr: { noExternal: true },
  })) as Rolldown.RolldownOutput
  const { prerender: render } = (await import(`${root}/${outDir}/prerender.js?${Date.now()}`)) as {
    prerender: () => Promise<{ login: string; app: string }>
  }
  const { login, app } = await render()
  const styles = result.output[0].viteMetadata?.importedCss
  const css = [...(styles ?? [])].map((name) => readFileSync(join(outDir, name), 'utf8')).join('')
  return { login, app, appStyle: styleOf(css, app) }
}

const BUILD_LENGTH = 12

/**
 * Returns the release of a finished document: the product's version, and the build as a hash of the document, which
 * contains the hash of every file of the first load and of the table that contains those of all screens.
 */
const releaseOf = (root: string, html: string): { version: string; build: string } => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { version, build: createHash('sha256').update(html).digest('hex').slice(0, BUILD_LENGTH) }
}

/** Completes the bundler's manifest: final names, and an entry for each source file. */
const completeManifest = (file: string, { root, bundle, names }: Written): void => {
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string; css?: string[] }>
  const last = (name: string) => names.get(name) ?? name
  for (const one of Object.values(listed)) {
    one.file = last(one.file)
    if (one.css) one.css = one.css.map(last)
  }
  for (const { fileName, moduleIds } of chunksOf(bundle))
    for (const id of moduleIds)
      if (id.startsWith(`${root}/src/`)) listed[relative(root, id)] ??= { file: last(fileName) }
  writeFileSync(file, JSON.stringify(listed, null, 2))
}

/**
 * Writes the shell into index.html: prerendered login and skeleton, their style and the head script inline (allowed by
 * hash), and the table that translates file names (name-files.ts). Also writes shell.json: these hashes and the first
 * files for the headers, and the files of each stage for the byte budgets. Version and build are in the document and in
 * version.json.
 */
export const shell = (): Plugin => {
  let options: Options = { root: '', mode: '' }
  let loginStyle = ''
  let inline = { boot: '', style: '' }
  return {
    name: 'portal-shell',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: ({ root, mode }) => {
      options = { root, mode }
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        loginStyle = takeStageStyles(bundle)
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const early = { files: FILES_FOR, styles: { app: APP_STYLE }, screens: filesOfTable(bundle) }
        const boot = (await compileBoot(options)).replace('STAGE_FILES', JSON.stringify(early))
        const { login, app, appStyle } = await prerender(options)
        inline = { boot, style: loginStyle + appStyle }
        const tags = FIRST_FILES.map((name) => `\n    <script defer src="/${fileOf(name)}"></script>`).join('')
        return html
          .replace(MODULE_TAGS, () => tags)
          .replace('<!--boot-->', () => `<script>${boot}</script>`)
          .replace('<!--critical-->', () => `<style>${inline.style}</style>`)
          .replace('<!--login-->', () => login)
          .replace('<!--app-->', () => app)
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = 'dist' }, bundle) {
        const { names, translated } = nameFiles(dir, TABLE, FIRST_FILES.map(fileOf))
        const lastOf = (name: string) => `/${names.get(name) ?? name}`
        const map = JSON.stringify({ imports: translated })
        const document = join(dir, 'index.html')
        const html = FIRST_FILES.map(fileOf).reduce(
          (text, name) => text.replace(`"/${name}"`, () => `"${lastOf(name)}"`),
          readFileSync(document, 'utf8').replace('<!--files-->', () => `<script type="importmap">${map}</script>`),
        )
        const release = releaseOf(options.root, html)
        const meta = `<meta name="release" content="${release.version} ${release.build}" />`
        writeFileSync(document, html.replace('<!--release-->', meta))
        writeFileSync(join(dir, 'version.json'), JSON.stringify(release))
        completeManifest(join(dir, '.vite/manifest.json'), { root: options.root, bundle, names })
        const filesFor = (stage: string) =>
          [...FIRST_FILES, ...(FILES_FOR[stage] ?? [])].map((name) => lastOf(fileOf(name)))
        const facts = {
          scripts: [map, inline.boot].map(hashOf),
          styles: [hashOf(inline.style)],
          entries: FIRST_FILES.map((name) => lastOf(fileOf(name))),
          stages: { login: filesFor('login'), app: filesFor('app') },
          stageStyles: { app: lastOf(APP_STYLE) },
          names: Object.fromEntries(names),
        }
        writeFileSync(join(dir, 'shell.json'), JSON.stringify(facts))
      },
    },
  }
}
