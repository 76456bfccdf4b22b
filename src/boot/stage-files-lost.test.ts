import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStageFiles, type StageFiles } from './stage-files.ts'

const NAMES = { '/assets/app.js': '/assets/app-1.js' }
const BARE = { files: { app: ['app'] }, styles: {} }
const SOON = Promise.resolve()

let scripts: HTMLScriptElement[] = []
const addresses = () => scripts.map((script) => new URL(script.src).pathname)
const tell = (event: 'load' | 'error') => scripts.at(-1)?.dispatchEvent(new Event(event))

beforeEach(() => {
  scripts = []
  // Scripts of this page load only when the test decides.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (node instanceof HTMLScriptElement) scripts.push(node)
    }
  })
})

/** Runs timers that are due and advances the clock. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a file that fails to load', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is fetched again after 1 s and 2 s, under an uncached address', async () => {
    const files = openStageFiles(BARE, NAMES, SOON)
    files.ask('app')
    const loaded = files.load('app')
    tell('error')
    await pass(999)
    expect(scripts).toHaveLength(1)
    await pass(1)
    tell('error')
    await pass(2000)
    files.hold('app', () => ({ here: true }))
    tell('load')
    expect(await loaded).toEqual({ here: true })
    expect(scripts.map(({ src }) => src.replace(/.*app-1.js/, ''))).toEqual(['', '?1', '?2'])
  })

  test('is fetched again as soon as the network is back', async () => {
    openStageFiles(BARE, NAMES, SOON).ask('app')
    tell('error')
    await pass(10)
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(scripts).toHaveLength(2)
  })

  test('is fetched again when another response was served in its place', async () => {
    openStageFiles(BARE, NAMES, SOON).ask('app')
    tell('load')
    await pass(1000)
    expect(scripts).toHaveLength(2)
  })

  test('rejects after three attempts, and is fetched again by the next load', async () => {
    const files = openStageFiles(BARE, NAMES, SOON)
    const loaded = files.load('app')
    const failed = expect(loaded).rejects.toThrow('app-1.js did not arrive')
    for (const ms of [1000, 2000, 0]) {
      tell('error')
      await pass(ms)
    }
    await failed
    const again = files.load('app')
    files.hold('app', () => ({ here: true }))
    tell('load')
    expect(await again).toEqual({ here: true })
    expect(scripts).toHaveLength(4)
  })

  describe('a file of the document itself', () => {
    const tag = (file: string) => {
      const script = document.createElement('script')
      script.defer = true
      Object.defineProperty(script, 'src', { value: `${window.location.origin}/assets/${file}-ab12_-xy.js` })
      return script
    }
    const open = () => {
      const broken = vi.fn<(error: unknown, again?: () => Promise<unknown>) => void>()
      return { broken, files: openStageFiles(BARE, NAMES, SOON, undefined, broken) }
    }
    const arrive = (files: StageFiles, name: string) => {
      const [script] = scripts.splice(0, 1)
      files.hold(name, name === 'entry' ? () => ({ ...files.of('react') }) : () => ({ react: 19 }))
      script?.dispatchEvent(new Event('load'))
      if (name === 'entry') files.run(name)
    }

    test('is not fetched again when it has loaded', async () => {
      const { files } = open()
      files.hold('entry', () => ({}))
      files.check(tag('entry'))
      await pass(10_000)
      expect(scripts).toEqual([])
    })

    test('is fetched again, and the files that depend on it wait for it', async () => {
      const { files, broken } = open()
      files.check(tag('react'))
      files.hold('entry', () => ({ ...files.of('react') }))
      files.run('entry')
      await pass(1000)
      expect(addresses()).toEqual(['/assets/react-ab12_-xy.js'])
      expect(() => files.of('react')).toThrow('react is not here')
      arrive(files, 'react')
      await pass(0)
      expect(files.of('entry')).toEqual({ react: 19 })
      expect(broken).not.toHaveBeenCalled()
    })

    test('is reported after three attempts, and a retry fetches it again and starts the page', async () => {
      const { files, broken } = open()
      files.check(tag('react'))
      files.check(tag('entry'))
      await pass(1000)
      for (const script of scripts) script.dispatchEvent(new Event('error'))
      await pass(2000)
      for (const script of scripts.splice(0)) script.dispatchEvent(new Event('error'))
      await pass(0)
      const [error, again] = broken.mock.calls[0] ?? []
      expect(error).toEqual(new Error('/assets/react-ab12_-xy.js did not arrive'))
      const run = again?.()
      expect(addresses()).toEqual(['/assets/react-ab12_-xy.js', '/assets/entry-ab12_-xy.js'])
      arrive(files, 'react')
      arrive(files, 'entry')
      expect(await run).toEqual({ react: 19 })
    })
  })
})
