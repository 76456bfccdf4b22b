// Writes a copy of the product that has grown: adds synthetic screens, flags and operations, outside src.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** Number of routes in the specification. Flags and operations are counted in their files. */
const ROUTES = 81
const ROUTES_PER_SUBJECT = 2
/** Inputs of a build. */
export const COPIED = [
  'src',
  'tools',
  'generated',
  'flags',
  'public',
  'scripts/vite',
  'scripts/lib/floor/floor.mjs',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
]

const pad = (index) => String(index).padStart(3, '0')
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file, value) => writeFileSync(file, JSON.stringify(value, null, 2))

/** Returns the hooks of every operation, as imports of one copy of the generated client. */
const operationsOf = (root, copy) => {
  const client = copy === 1 ? 'client' : `client-${copy}`
  const folder = join(root, 'generated', client)
  const tags = readdirSync(folder).filter((tag) => existsSync(join(folder, tag, `${tag}.ts`))) // umum contains readers only
  return tags.flatMap((tag) => {
    const source = readFileSync(join(folder, tag, `${tag}.ts`), 'utf8')
    const hooks = new Set([...source.matchAll(/export (?:const|function) (use\w+)/g)].map(([, name]) => name))
    return [...hooks].map((hook) => ({ hook, from: `#generated/${client}/${tag}/${tag}.ts` }))
  })
}

/** Copies the client with its models and readers: doubles the operations, in separate files. */
const copyClient = (root, copy) => {
  const generated = join(root, 'generated')
  const client = join(generated, `client-${copy}`)
  cpSync(join(generated, 'models'), join(generated, `models-${copy}`), { recursive: true })
  cpSync(join(generated, 'client'), client, { recursive: true })
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const source = readFileSync(join(client, file), 'utf8')
    writeFileSync(join(client, file), source.replaceAll('../../models/', `../../models-${copy}/`))
  }
}

/** Counts the menu entries: each has a flag and a server key. */
const countMenu = (root) => Object.keys(readJson(join(root, 'flags/menu.json'))).length

/** Adds flags to the manifest and the campuses. @returns the added flags */
const growFlags = (root, factor) => {
  const file = join(root, 'flags/manifest.json')
  const manifest = readJson(file)
  const wanted = (Object.keys(manifest.flags).length + countMenu(root)) * (factor - 1)
  const added = Array.from({ length: wanted }, (_, index) => `sintetis-${pad(index)}.perilaku`)
  if (added.length === 0) return added
  const isOn = (index) => index % 3 === 0
  added.forEach((key, index) => {
    manifest.flags[key] = { flagType: 'boolean', defaultValue: isOn(index), description: 'Growth.' }
  })
  writeJson(file, manifest)
  readdirSync(join(root, 'flags/campuses')).forEach((name, campus) => {
    const campusFile = join(root, 'flags/campuses', name)
    const content = readJson(campusFile)
    const more = Object.keys(content.flags ?? {}).length * (factor - 1)
    content.flags ??= {}
    for (let turn = 0; turn < more; turn += 1) {
      const index = (campus * 17 + turn * 7) % added.length
      content.flags[added[index]] = { value: !isOn(index), assumed: true } // like nearly every value today
    }
    writeJson(campusFile, content)
  })
  return added
}

const pageOf = ({ subject, name, component, icon, operations, flag }) => `
import { ${icon} } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
${flag ? "import { useFlag } from '#flags/use-flag.ts'" : ''}
${operations.map(({ hook, from }, index) => `import { ${hook} as call${index} } from '${from}'`).join('\n')}
const CALLS = [${operations.map((_, index) => `call${index}`).join(', ')}]
export const ${component} = () => {
  const { t } = useTranslation('${subject}')
  const on = ${flag ? `useFlag('${flag}')` : 'true'}
  return <><h1><${icon} aria-hidden />{t('${name}.title')}</h1>{on ? <p>{t('${name}.text')}</p> : null}<ul>{CALLS.map((call, row) => <li key={row}>{call.name}</li>)}</ul></>
}
`

const screenOf = ({ subject, name, component }) =>
  `  { path: '/${subject}/${name}', layout: 'main', title: '${name}.title', loadPage: async () => (await import('./${name}-page.tsx')).${component} },`

const writeSubject = (root, subject, screens) => {
  const folder = join(root, 'src/features', subject)
  mkdirSync(join(folder, 'locales'), { recursive: true })
  for (const screen of screens) writeFileSync(join(folder, `${screen.name}-page.tsx`), pageOf(screen))
  const list = `import type { Screen } from '#kit/screen.ts'\n\nexport const screens: Screen[] = [\n${screens.map(screenOf).join('\n')}\n]\n`
  writeFileSync(join(folder, 'screens.ts'), list)
  for (const language of ['id', 'en']) {
    const texts = screens.flatMap(({ name }) => [
      [`${name}.title`, `${subject} ${name} ${language}`],
      [`${name}.text`, `Isi ${subject} ${name} ${language}`],
    ])
    writeJson(join(folder, 'locales', `${language}.json`), Object.fromEntries(texts))
  }
}

/** Returns icon names, so that each screen imports a different one. */
const iconNames = () =>
  readdirSync('node_modules/@tabler/icons-react/dist/esm/icons')
    .map((file) => basename(file, '.mjs'))
    .filter((name) => /^Icon[A-Z]\w+$/.test(name))

/** Counts the routes of the current product. */
const countRoutes = (root) =>
  readdirSync(join(root, 'src/features'), { recursive: true })
    .filter((file) => basename(file) === 'screens.ts')
    .map((file) => readFileSync(join(root, 'src/features', file), 'utf8'))
    .reduce((sum, source) => sum + [...source.matchAll(/path: '\//g)].length, 0)

/**
 * Writes a copy with `factor` times the routes, flags and operations of the specification.
 * @param {string} root folder of the copy; emptied first
 * @param {number} factor
 * @returns {{ routes: number, flags: number, operations: number }} totals of the copy
 */
export const writeGrownCopy = (root, factor) => {
  rmSync(root, { recursive: true, force: true })
  for (const path of COPIED) cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  for (let copy = 2; copy <= factor; copy += 1) copyClient(root, copy)
  const flags = growFlags(root, factor)
  const operations = Array.from({ length: factor }, (_, index) => operationsOf(root, index + 1)).flat()
  const known = countRoutes(root)
  const count = Math.max(0, ROUTES * factor - known)
  const icons = iconNames()
  const shareOf = (index) => Math.floor((index * operations.length) / count)
  const screens = Array.from({ length: count }, (_, index) => ({
    subject: `sintetis-${pad(Math.floor(index / ROUTES_PER_SUBJECT))}`,
    name: `layar-${index % ROUTES_PER_SUBJECT}`,
    component: `Layar${index % ROUTES_PER_SUBJECT}Page`,
    icon: icons[index % icons.length],
    // Adjacent operations, because a screen calls operations of its own subject.
    operations: operations.slice(shareOf(index), shareOf(index + 1)),
    flag: flags[index % Math.max(1, flags.length)],
  }))
  for (const subject of new Set(screens.map((screen) => screen.subject)))
    writeSubject(
      root,
      subject,
      screens.filter((screen) => screen.subject === subject),
    )
  return {
    routes: known + screens.length,
    flags: Object.keys(readJson(join(root, 'flags/manifest.json')).flags).length + countMenu(root),
    operations: operations.length,
  }
}
