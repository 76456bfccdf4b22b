import { beforeEach, expect, test, vi } from 'vitest'
import { openStageFiles } from './stage-files.ts'

const ADDRESSES = { login: '/assets/login-1.js', app: '/assets/app-1.js' }
const SOON = Promise.resolve()

let scripts: HTMLScriptElement[] = []
let styles: HTMLLinkElement[] = []
const addresses = () => scripts.map((script) => new URL(script.src).pathname)
const tell = (event: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(event))

beforeEach(() => {
  scripts = []
  styles = []
  // The network of this page: nothing arrives before the test says so.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(node)
      if (node instanceof HTMLLinkElement) styles.push(node)
    }
  })
})

test('a file is asked for once, and runs when somebody needs it', async () => {
  const files = openStageFiles({ scripts: ADDRESSES, styles: {} }, SOON)
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

test('who loads a file waits for it', async () => {
  const files = openStageFiles({ scripts: ADDRESSES, styles: {} }, SOON)
  const loaded = files.load('login')
  files.hold('login', () => ({ here: true }))
  tell('load')
  expect(await loaded).toEqual({ here: true })
})

test('a file that does not arrive is an error for whoever loads it, and is asked for again', async () => {
  const files = openStageFiles({ scripts: ADDRESSES, styles: {} }, SOON)
  files.ask('app')
  const loaded = files.load('app')
  tell('error')
  await expect(loaded).rejects.toThrow('app-1.js did not arrive')
  const again = files.load('app')
  files.hold('app', () => ({ here: true }))
  tell('load')
  expect(await again).toEqual({ here: true })
  expect(addresses()).toEqual(['/assets/app-1.js', '/assets/app-1.js'])
})

const DRESSED = { scripts: ADDRESSES, styles: { app: '/assets/app-1.css' } }

test('a stage with a style is asked for with it, and is here when both are', async () => {
  const files = openStageFiles(DRESSED, SOON)
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

test('a style that does not arrive is asked for again', async () => {
  const files = openStageFiles(DRESSED, SOON)
  const loaded = files.load('app')
  tell('load')
  styles.at(-1)?.dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow('app-1.css did not arrive')
  const again = files.load('app')
  files.hold('app', () => ({ here: true }))
  styles.at(-1)?.dispatchEvent(new Event('load'))
  expect(await again).toEqual({ here: true })
  expect([scripts.length, styles.length]).toEqual([1, 2])
})

test('what is not here can not be taken, and no other address is ever a script', async () => {
  const files = openStageFiles({ scripts: ADDRESSES, styles: {} }, SOON)
  expect(() => files.of('app')).toThrow('app is not here')
  await expect(files.load('https://jahat.example/x.js')).rejects.toThrow('is not here')
  expect(scripts).toEqual([])
})

test('where nothing was built nothing is asked for', () => {
  openStageFiles({ scripts: { login: '', app: '' }, styles: {} }, SOON).ask('app')
  expect(scripts).toEqual([])
})

test('the style of a stage can be there before its script', () => {
  const files = openStageFiles(DRESSED, SOON)
  files.askStyle('app')
  files.askStyle('login')
  files.ask('app')
  expect([scripts.length, styles.length]).toEqual([1, 1])
})

test('it is told when the first file has arrived', () => {
  const arrived = vi.fn()
  const files = openStageFiles({ scripts: ADDRESSES, styles: {} }, new Promise(() => undefined), arrived)
  files.hold('entry', () => ({}))
  expect(arrived).not.toHaveBeenCalled()
  files.run('entry')
  expect(arrived).toHaveBeenCalledOnce()
})

test('the first file runs behind what goes before it, and does not wait for that for long', async () => {
  let goesFirst = (): void => undefined
  const files = openStageFiles(
    { scripts: ADDRESSES, styles: {} },
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
  const patient = openStageFiles({ scripts: ADDRESSES, styles: {} }, new Promise(() => undefined))
  patient.hold('entry', () => ({ ran: late.push('entry') }))
  patient.run('entry')
  await expect.poll(() => late).toEqual(['entry'])
})
