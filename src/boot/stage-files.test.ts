import { beforeEach, expect, test, vi } from 'vitest'
import { openStageFiles, readFileNames } from './stage-files.ts'

const FILES = { login: ['login'], app: ['app'], frame: ['app', 'landing'] }
const NAMES = Object.fromEntries(
  ['login.js', 'app.js', 'landing.js', 'app.css'].map((name) => [
    `/assets/${name}`,
    `/assets/${name.replace('.', '-1.')}`,
  ]),
)
const BARE = { files: FILES, styles: {} }
const SOON = Promise.resolve()

let scripts: HTMLScriptElement[] = []
let styles: HTMLLinkElement[] = []
const addresses = () => scripts.map((script) => new URL(script.src).pathname)
const tell = (event: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(event))

beforeEach(() => {
  scripts = []
  styles = []
  // Scripts of this page load only when the test decides.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(node)
      if (node instanceof HTMLLinkElement) styles.push(node)
    }
  })
})

test('requests a file once and runs it on first use', async () => {
  const files = openStageFiles(BARE, NAMES, SOON)
  let made = 0
  files.ask('app')
  files.ask('app')
  expect(addresses()).toEqual(['/assets/app-1.js'])
  files.hold('app', () => {
    made += 1
    return { start: 'start' }
  })
  tell('load')
  expect(made).toBe(0)
  expect(await files.load('app')).toEqual({ start: 'start' })
  expect(await files.load('app')).toBe(files.of('app'))
  expect(made).toBe(1)
  expect(addresses()).toHaveLength(1)
})

test('waits for a file that is being loaded', async () => {
  const files = openStageFiles(BARE, NAMES, SOON)
  const loaded = files.load('login')
  files.hold('login', () => ({ here: true }))
  tell('load')
  expect(await loaded).toEqual({ here: true })
})

const DRESSED = { files: FILES, styles: { app: 'assets/app.css' } }

test('requests the style of a stage with its script and resolves when both have arrived', async () => {
  const files = openStageFiles(DRESSED, NAMES, SOON)
  files.ask('app')
  expect(styles.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([['stylesheet', '/assets/app-1.css']])
  files.hold('app', () => ({ here: true }))
  const seen: string[] = []
  const loaded = files.load('app').then(() => seen.push('app'))
  tell('load')
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen).toEqual([])
  styles.at(-1)?.dispatchEvent(new Event('load'))
  await loaded
  expect(seen).toEqual(['app'])
  files.ask('login')
  expect(styles).toHaveLength(1)
})

test('requests a style again when it fails to load', async () => {
  vi.useFakeTimers()
  const files = openStageFiles(DRESSED, NAMES, SOON)
  const loaded = files.load('app')
  files.hold('app', () => ({ here: true }))
  tell('load')
  styles.at(-1)?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(1000)
  styles.at(-1)?.dispatchEvent(new Event('load'))
  expect(await loaded).toEqual({ here: true })
  expect([scripts.length, styles.length]).toEqual([1, 2])
  vi.useRealTimers()
})

test('throws for a file that has not arrived, and never loads an unknown address as a script', async () => {
  const files = openStageFiles(BARE, NAMES, SOON)
  expect(() => files.of('app')).toThrow('app is not here')
  await expect(files.load('https://jahat.example/x.js')).rejects.toThrow('is not here')
  expect(scripts).toEqual([])
})

test('requests nothing when nothing was built', () => {
  openStageFiles({ files: {}, styles: {} }, {}, SOON).ask('app')
  expect(scripts).toEqual([])
})

test('loads the style of a stage before its script', () => {
  const files = openStageFiles(DRESSED, NAMES, SOON)
  files.askStyle('app')
  files.askStyle('login')
  files.ask('app')
  expect([scripts.length, styles.length]).toEqual([1, 1])
})

test('reports the arrival of the first file', () => {
  const arrived = vi.fn()
  const files = openStageFiles(BARE, NAMES, new Promise(() => undefined), arrived)
  files.hold('entry', () => ({}))
  expect(arrived).not.toHaveBeenCalled()
  files.run('entry')
  expect(arrived).toHaveBeenCalledOnce()
})

test('runs the first file after its predecessor, but does not wait long for it', async () => {
  let goesFirst = (): void => undefined
  const files = openStageFiles(
    BARE,
    NAMES,
    new Promise<void>((resolve) => {
      goesFirst = resolve
    }),
  )
  const ran: string[] = []
  files.hold('entry', () => ({ ran: ran.push('entry') }))
  files.run('entry')
  ran.push('before')
  goesFirst()
  await expect.poll(() => ran).toEqual(['before', 'entry'])

  const late: string[] = []
  const patient = openStageFiles(BARE, NAMES, new Promise(() => undefined))
  patient.hold('entry', () => ({ ran: late.push('entry') }))
  patient.run('entry')
  await expect.poll(() => late).toEqual(['entry'])
})

test('waits for all files of a part and requests each once', async () => {
  const files = openStageFiles(BARE, NAMES, SOON)
  files.ask('app')
  const seen: unknown[] = []
  const loaded = files.load('frame').then((part) => seen.push(part))
  expect(addresses()).toEqual(['/assets/app-1.js', '/assets/landing-1.js'])
  files.hold('app', () => ({}))
  files.hold('frame', () => ({ here: files.of('landing') }))
  scripts[0]?.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen).toEqual([])
  files.hold('landing', () => ({ page: 1 }))
  tell('load')
  await loaded
  expect(seen).toEqual([{ here: { page: 1 } }])
})

test('resolves names with the import map of the document, and uses them as addresses without one', () => {
  const script = document.createElement('script')
  script.type = 'importmap'
  script.textContent = JSON.stringify({ imports: NAMES })
  document.body.append(script)
  expect(readFileNames()).toEqual(NAMES)
  script.remove()
  expect(readFileNames()).toEqual({})
  expect(openStageFiles(BARE, NAMES, SOON).at('assets/app.css')).toBe('/assets/app-1.css')
  expect(openStageFiles(BARE, {}, SOON).at('assets/app.css')).toBe('/assets/app.css')
})
