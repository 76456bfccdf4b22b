import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Non-printing keys with their WebDriver code points. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const

/** A browser with one window, driven from outside by pointer, keyboard and address bar. */
export interface Engine {
  /** Name and version, e.g. 'Firefox 153.7.0'. */
  name: string
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page and awaits promises. */
  run: (expression: string) => Promise<unknown>
  press: (x: number, y: number) => Promise<void>
  /** Types text with the keyboard; the text may contain KEYS. */
  type: (text: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Prints the page to PDF; null where the engine prints only to a printer. */
  print: () => Promise<Buffer | null>
  /** Unexpected console messages and errors, where the engine reports them. */
  complaints: readonly string[]
  close: () => Promise<void>
}

const pointer = (x: number, y: number) => ({
  type: 'pointer',
  id: 'pointer',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})
const keyboard = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})

/** Pointer and keyboard actions; WebDriver and WebDriver BiDi (both W3C) share this format. */
export const actionsOf = {
  press: (x: number, y: number) => [pointer(Math.round(x), Math.round(y))],
  type: (text: string) => [keyboard(text)],
}

/** A running program with a temporary home folder that is removed with it. */
export interface Started {
  /** Returns the first capture group of the first matching output. */
  said: (pattern: RegExp) => Promise<string>
  home: string
  stop: () => Promise<void>
}

const START_MS = 30_000

/** Starts a program in the time zone of the tests, isolated from the developer's home folder and settings. */
export const startProgram = (
  program: string,
  args: (home: string) => readonly string[],
  env: Record<string, string> = {},
): Started => {
  const home = mkdtempSync(join(tmpdir(), 'portal-engine-'))
  const child: ChildProcess = spawn(program, args(home), {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, TZ: 'Asia/Jakarta', LANGUAGE: 'id', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listen of listeners) listen()
    })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = async () => {
    child.kill()
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  return {
    home,
    said: (pattern) =>
      new Promise((resolve, reject) => {
        const refuse = () => {
          reject(new Error(`${program} did not start:\n${output}`))
          void stop()
        }
        const timer = setTimeout(refuse, START_MS)
        const listen = () => {
          const found = pattern.exec(output)
          if (!found) return
          clearTimeout(timer)
          resolve(found[1] ?? found[0])
        }
        listeners.add(listen)
        void ended.then(refuse)
        listen()
      }),
    stop,
  }
}
