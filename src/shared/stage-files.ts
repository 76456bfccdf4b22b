import { createScriptPolicy } from './script-policy.ts'
import { wait } from './wait.ts'

/** What a file of a stage gives to others, by the names that the bundler chose. */
type Part = Record<string, unknown>

/** How the files of the stages find each other; the build writes the calls (scripts/vite/stage-files.ts). */
export interface StageFiles {
  /** A file has arrived: what it holds is made when somebody needs it. */
  hold: (name: string, make: () => Part) => void
  /** What a file holds that is here. */
  of: (name: string) => Part
  /** Makes what a file holds when the page is ready for it. */
  run: (name: string) => void
  /** Asks for a file without running it. Does nothing where the file is on its way, or where nothing was built. */
  ask: (name: string) => void
  /** What a file holds, as soon as it is here. @throws Error when it can not be fetched; the next call asks again */
  load: (name: string) => Promise<Part>
}

declare global {
  interface Window {
    portalFiles?: StageFiles
  }
}

/** What the first file waits for may not come at all. */
const PATIENCE_MS = 300

/**
 * Classic scripts in place of modules: their compiled code is kept from the moment when the worker has them, and the
 * second visit runs it as it is (docs/adr/0021-stage-files.md).
 * @param addresses of the files that only one stage needs, by their names
 * @param before what goes before the first file runs, as far as it does not take long
 */
export const openStageFiles = (addresses: Readonly<Record<string, string>>, before: Promise<unknown>): StageFiles => {
  const policy = createScriptPolicy('portal-files', (address) => Object.values(addresses).includes(address))
  const makers = new Map<string, () => Part>()
  const parts = new Map<string, Part>()
  const asked = new Map<string, Promise<void>>()
  const mayRun = Promise.race([before, wait(PATIENCE_MS)])

  const of = (name: string): Part => {
    const part = parts.get(name) ?? makers.get(name)?.()
    if (!part) throw new Error(`${name} is not here`)
    parts.set(name, part)
    makers.delete(name) // what ran once need not be remembered as code
    return part
  }
  const fetchFile = (name: string): Promise<void> => {
    const arrival =
      asked.get(name) ??
      new Promise<void>((resolve, reject) => {
        const script = document.createElement('script')
        script.src = policy.createScriptURL(addresses[name] ?? '')
        script.onload = () => resolve()
        script.onerror = () => {
          asked.delete(name)
          script.remove()
          reject(new Error(`${script.src} did not arrive`))
        }
        document.head.append(script)
      })
    asked.set(name, arrival)
    return arrival
  }
  return {
    hold: (name, make) => void makers.set(name, make),
    of,
    run: (name) => void mayRun.then(() => of(name)),
    ask: (name) => {
      if (addresses[name]) fetchFile(name).catch(() => undefined) // whoever loads it hears of it
    },
    load: async (name) => {
      if (!makers.has(name) && !parts.has(name)) await fetchFile(name)
      return of(name)
    },
  }
}
