import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
interface Options {
  root: string
  mode: string
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** A stage's chunk with everything it imports statically, entry first. */
const filesOf = (bundle: Bundle, facade: string): string[] => {
  const start = chunksOf(bundle).find(
    (chunk) => chunk.facadeModuleId?.endsWith(facade) || chunk.moduleIds.some((id) => id.endsWith(facade)),
  )
  const entry = chunksOf(bundle).find((chunk) => chunk.isEntry)
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') return
    seen.add(name)
    chunk.imports.forEach(visit)
  }
  if (start) visit(start.fileName)
  if (entry) seen.delete(entry.fileName) // stands in the document as a script
  return [...seen].map((name) => `/${name}`)
}

const compileBoot = async ({ root, mode }: Options): Promise<string> => {
  const result = (await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.MODE': JSON.stringify(mode) },
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
 * (allowed by hash), and shell.json with both hashes for the header file.
 */
export const shell = (): Plugin => {
  let options: Options = { root: '', mode: '' }
  let critical = ''
  let hashes = {}
  return {
    name: 'portal-shell',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: ({ root, mode }) => {
      options = { root, mode }
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        // Taken before Vite writes link tags and preload lists, so that nothing asks for the file again.
        critical = ''
        for (const chunk of chunksOf(bundle).filter(({ isEntry }) => isEntry)) {
          for (const name of chunk.viteMetadata?.importedCss ?? []) {
            const asset = bundle[name]
            if (asset?.type === 'asset') critical += String(asset.source)
            Reflect.deleteProperty(bundle, name)
          }
          chunk.viteMetadata?.importedCss.clear()
        }
        critical = critical.trim()
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html
        const stages = { login: filesOf(bundle, '/src/login/start.tsx'), app: filesOf(bundle, '/src/app/start.tsx') }
        const boot = (await compileBoot(options)).replace('STAGE_FILES', JSON.stringify(stages))
        const { login, app } = await prerender(options)
        hashes = { scripts: [hashOf(boot)], styles: [hashOf(critical)] }
        return html
          .replace('<!--boot-->', () => `<script>${boot}</script>`)
          .replace('<!--critical-->', () => `<style>${critical}</style>`)
          .replace('<!--login-->', () => login)
          .replace('<!--app-->', () => app)
      },
    },
    writeBundle: ({ dir = 'dist' }) => {
      writeFileSync(join(dir, 'shell.json'), JSON.stringify(hashes))
    },
  }
}
