import { beforeEach, expect, test, vi } from 'vitest'
import { openStageFiles } from './stage-files.ts'

const ADDRESSES = { login: '/assets/login-1.js', app: '/assets/app-1.js' }
const SOON = Promise.resolve()

let scripts: HTMLScriptElement[] = []
const addresses = () => scripts.map((script) => new URL(script.src).pathname)
const tell = (event: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(event))

beforeEach(() => {
  scripts = []
  // The network of this page: nothing arrives before the test says so.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) scripts.push(node)
  })
})

test('a file is asked for once, and runs when somebody needs it', async () => {
  const files = openStageFiles(ADDRESSES, SOON)
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
  const files = openStageFiles(ADDRESSES, SOON)
  const loaded = files.load('login')
  files.hold('login', () => ({ here: true }))
  tell('load')
  expect(await loaded).toEqual({ here: true })
})

test('a file that does not arrive is an error for whoever loads it, and is asked for again', async () => {
  const files = openStageFiles(ADDRESSES, SOON)
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

test('what is not here can not be taken, and no other address is ever a script', async () => {
  const files = openStageFiles(ADDRESSES, SOON)
  expect(() => files.of('app')).toThrow('app is not here')
  await expect(files.load('https://jahat.example/x.js')).rejects.toThrow(TypeError)
  expect(scripts).toEqual([])
})

test('where nothing was built nothing is asked for', () => {
  openStageFiles({ login: '', app: '' }, SOON).ask('app')
  expect(scripts).toEqual([])
})

test('the first file runs behind what goes before it, and does not wait for that for long', async () => {
  let goesFirst = (): void => undefined
  const files = openStageFiles(
    ADDRESSES,
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
  const patient = openStageFiles(ADDRESSES, new Promise(() => undefined))
  patient.hold('entry', () => ({ ran: late.push('entry') }))
  patient.run('entry')
  await expect.poll(() => late).toEqual(['entry'])
})
