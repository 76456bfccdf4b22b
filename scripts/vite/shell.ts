import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { labAliases } from './lab-build.ts'

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

/** Takes the style of some chunks out of the bundle, before Vite writes link tags and preload lists for it. */
const takeCss = (bundle: Bundle, chunks: Rolldown.OutputChunk[]): string => {
  const names = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const css = [...names].map((name) => {
    const asset = bundle[name]
    Reflect.deleteProperty(bundle, name)
    return asset?.type === 'asset' ? String(asset.source) : ''
  })
  for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear()
  return css.join('').trim()
}

/** Style of the first paint: what the login needs stands before it, the rest behind it and before the app's skeleton. */
const takeCriticalCss = (bundle: Bundle): { login: string; app: string } => {
  const entry = chunksOf(bundle).filter(({ isEntry }) => isEntry)
  const login = takeCss(bundle, [...entry, ...chunksOfStage(bundle, STAGES.login)])
  return { login, app: takeCss(bundle, chunksOfStage(bundle, STAGES.app)) }
}

const compileBoot = async ({ root, mode }: Options): Promise<string> => {
  const result = (await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.MODE': JSON.stringify(mode) },
    resolve: { alias: labAliases(mode) },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code.trim()
}

const prerender = async ({ root, mode }: Options): Promise<{ login: string; app: string }> => {
  const outDir = `.cache/prerender-${mode}`
  await build({
    root,
    mode,
    configFile: 'vite.config.ts',
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true },
    ssr: { noExternal: true },
  })
  const { prerender: render } = (await import(`${root}/${outDir}/prerender.js?${Date.now()}`)) as {
    prerender: () => Promise<{ login: string; app: string }>
  }
  return render()
}

/**
 * Writes the shell into index.html: prerendered login and skeleton, critical style and head script inline
 * (allowed by hash), and shell.json with their hashes for the header file and the
 * files of each stage for the byte budgets.
 */
export const shell = (): Plugin => {
  let options: Options = { root: '', mode: '' }
  let critical = { login: '', app: '' }
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
        critical = takeCriticalCss(bundle)
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const stages = { login: filesOf(bundle, STAGES.login), app: filesOf(bundle, STAGES.app) }
        const screens = filesOf(bundle, SCREENS).filter((file) => !stages.app.includes(file))
        const own = ([facade]: string[]) => facade // what it imports stands in the entry, which has a tag
        const early = { login: own(stages.login), app: own(stages.app), screens }
        const boot = (await compileBoot(options)).replace('STAGE_FILES', JSON.stringify(early))
        const { login, app } = await prerender(options)
        facts = { scripts: [hashOf(boot)], styles: [hashOf(critical.login), hashOf(critical.app)], stages }
        return html
          .replace(MODULE_TAGS, () => `\n    <script defer src="${entryOf(bundle)}"></script>`)
          .replace('<!--boot-->', () => `<script>${boot}</script>`)
          .replace('<!--critical-->', () => `<style>${critical.login}</style>`)
          .replace('<!--app-style-->', () => `<style>${critical.app}</style>`)
          .replace('<!--login-->', () => login)
          .replace('<!--app-->', () => app)
      },
    },
    writeBundle: ({ dir = 'dist' }) => {
      writeFileSync(join(dir, 'shell.json'), JSON.stringify(facts))
    },
  }
}
