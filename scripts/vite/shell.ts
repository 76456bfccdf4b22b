import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { BUILD_TARGET } from '../lib/floor.mjs'
import { styleOf } from './critical-css.ts'
import { labAliases } from './lab-build.ts'
import { plainPaths } from './plain-paths.ts'

type Bundle = Rolldown.OutputBundle
interface Options {
  root: string
  mode: string
}

/** The bundler takes the entry and its runtime for modules; there is one script of both (stage-files.ts). */
const MODULE_TAGS = /(\s*<script type="module"[^>]*><\/script>)+/

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** What every address but the landing screen needs beside its stage. */
const SCREENS = '/src/app/later-screens.ts'
const STAGES = { login: '/src/login/start.tsx', app: '/src/app/start.tsx' }

/** What the bundler calls the style of the app stage; scripts/vite/worker.ts looks for it. */
export const APP_STYLE = 'app.css'

/** A stage's chunk with everything it imports statically. */
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

/** Files that a stage needs before it shows anything. */
const filesOf = (bundle: Bundle, facade: string): string[] =>
  chunksOfStage(bundle, facade).map(({ fileName }) => `/${fileName}`)

const entryOf = (bundle: Bundle): string => `/${chunksOf(bundle).find(({ name }) => name === 'entry')?.fileName ?? ''}`

/** Takes the style of some chunks from them, before Vite writes link tags and preload lists for it. */
const takeStyleNames = (chunks: Rolldown.OutputChunk[]): string[] => {
  const names = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear()
  return [...names]
}

/** Style of the stages: that of the login stands in the document, that of the app is a file beside its script. */
const takeStageStyles = (bundle: Bundle): { login: string; appFile: string } => {
  const entry = chunksOf(bundle).filter(({ isEntry }) => isEntry)
  const login = takeStyleNames([...entry, ...chunksOfStage(bundle, STAGES.login)]).map((name) => {
    const asset = bundle[name]
    Reflect.deleteProperty(bundle, name)
    return asset?.type === 'asset' ? String(asset.source) : ''
  })
  const [file, ...more] = takeStyleNames(chunksOfStage(bundle, STAGES.app))
  if (!file || more.length > 0) throw new Error(`the app stage has not one style but ${more.length + (file ? 1 : 0)}`)
  return { login: login.join('').trim(), appFile: `/${file}` }
}

const compileBoot = async ({ root, mode }: Options): Promise<string> => {
  const result = (await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.MODE': JSON.stringify(mode), PLAIN_PATHS: JSON.stringify(plainPaths(root)) },
    resolve: { alias: labAliases(mode) },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: BUILD_TARGET,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}

/** Markup of the login and of the app's skeleton, and the style that the skeleton needs beside that of the login. */
const prerender = async ({ root, mode }: Options): Promise<{ login: string; app: string; appStyle: string }> => {
  const outDir = `.cache/prerender-${mode}`
  const result = (await build({
    root,
    mode,
    configFile: 'vite.config.ts',
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', ssrEmitAssets: true, cssMinify: true, outDir, emptyOutDir: true },
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

/**
 * Writes the shell into index.html: prerendered login and skeleton, their style and the head script inline (allowed by
 * hash). And shell.json: those hashes and the entry for the headers, the files of each stage for the byte budgets.
 */
export const shell = (): Plugin => {
  let options: Options = { root: '', mode: '' }
  let stageStyle = { login: '', appFile: '' }
  let facts = {}
  return {
    name: 'portal-shell',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: ({ root, mode }) => {
      options = { root, mode }
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        stageStyle = takeStageStyles(bundle)
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const stages = { login: filesOf(bundle, STAGES.login), app: filesOf(bundle, STAGES.app) }
        const styles = { app: stageStyle.appFile }
        const screens = filesOf(bundle, SCREENS).filter((file) => !stages.app.includes(file))
        const own = ([facade]: string[]) => facade // what it imports stands in the entry, which has a tag
        const early = { login: own(stages.login), app: own(stages.app), styles, screens }
        const boot = (await compileBoot(options)).replace('STAGE_FILES', JSON.stringify(early))
        const { login, app, appStyle } = await prerender(options)
        const entry = entryOf(bundle)
        const style = stageStyle.login + appStyle
        facts = { scripts: [hashOf(boot)], styles: [hashOf(style)], entry, stages, stageStyles: styles }
        return html
          .replace(MODULE_TAGS, () => `\n    <script defer src="${entry}"></script>`)
          .replace('<!--boot-->', () => `<script>${boot}</script>`)
          .replace('<!--critical-->', () => `<style>${style}</style>`)
          .replace('<!--login-->', () => login)
          .replace('<!--app-->', () => app)
      },
    },
    writeBundle: ({ dir = 'dist' }) => {
      writeFileSync(join(dir, 'shell.json'), JSON.stringify(facts))
    },
  }
}
