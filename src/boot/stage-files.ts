import { createScriptPolicy } from '#shared/browser/script-policy.ts'
import { wait } from '#shared/state/wait.ts'

/** What a file of a stage gives to others, by the names that the bundler chose. */
type Part = Record<string, unknown>

/** How the files of the stages find each other; the build writes the calls (scripts/vite/boot/stage-files.ts). */
export interface StageFiles {
  /** A file has arrived: what it holds is made when somebody needs it. */
  hold: (name: string, make: () => Part) => void
  /** What a file holds that is here. */
  of: (name: string) => Part
  /** Makes what a file holds when the page is ready for it. */
  run: (name: string) => void
  /**
   * Takes note of a script of the document that has arrived or failed. One that failed, or whose address was answered with
   * something else, is fetched again.
   */
  check: (script: HTMLScriptElement) => void
  /** Asks for a file without running it. Does nothing where the file is on its way, or where nothing was built. */
  ask: (name: string) => void
  /** Asks for the style of a stage alone: small, and there before the first answers are. */
  askStyle: (name: string) => void
  /** What a file holds, as soon as it is here. @throws Error when it can not be fetched; the next call asks again */
  load: (name: string) => Promise<Part>
  /** The address of a file of the build, by the name that other files say (ADR 26). */
  at: (file: string) => string
  /** How urgent the files are that modules ask for just now; the bundler's helper reads it (scripts/vite/boot/stages.ts). */
  priority: 'auto' | 'low'
}

declare global {
  interface Window {
    portalFiles?: StageFiles
  }
}

/** What the first file waits for may not come at all. */
const PATIENCE_MS = 300
/** Times between the attempts to fetch a file of the first load; the network coming back ends each. */
const RETRY_MS = [1000, 2000]
/** Runs the page. */
const ENTRY = 'entry'

type Addresses = Readonly<Record<string, string>>

/** What the build says of its files: names, not addresses. */
interface Built {
  /** Files that have to be here before a part can be made. */
  files: Readonly<Record<string, readonly string[]>>
  /** Style of a file. */
  styles: Addresses
}

/** The table of the document that translates names: an import map, which the browser itself reads for modules. */
export const readFileNames = (): Addresses => {
  const text = document.querySelector('script[type="importmap"]')?.textContent
  return text ? (JSON.parse(text) as { imports: Addresses }).imports : {}
}

/** Puts an element that fetches something into the page. @throws Error when it did not arrive: the element is gone */
const fetchBy = (element: HTMLScriptElement | HTMLLinkElement, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`${address} did not arrive`))
    }
    document.head.append(element)
  })

const waitForNetwork = (atMostMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atMostMs)
    window.addEventListener('online', () => resolve(), { once: true })
  })

/** Tries again after each of these times. @throws what the last attempt throws */
const retry = async (attempt: () => Promise<void>, [next, ...times] = RETRY_MS): Promise<void> => {
  try {
    await attempt()
  } catch (error) {
    if (next === undefined) throw error
    await waitForNetwork(next)
    await retry(attempt, times)
  }
}

const fetchStyle = (address: string): Promise<void> => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return fetchBy(link, address)
}

/**
 * Classic scripts in place of modules: their compiled code is kept from the moment when the worker has them, and the
 * second visit runs it as it is (ADR 21).
 * @param built which files a part needs, and the styles of files
 * @param names the document's table
 * @param before what goes before the first file runs, as far as it does not take long
 * @param onArrival the first file is here
 * @param onBroken the first file can not be run; `again` fetches what is missing once more and runs it
 */
export const openStageFiles = (
  { files, styles }: Built,
  names: Addresses,
  before: Promise<unknown>,
  onArrival: () => void = () => undefined,
  onBroken: (error: unknown, again?: () => Promise<unknown>) => void = () => undefined,
): StageFiles => {
  const at = (file: string): string => names[`/${file}`] ?? `/${file}`
  const addressOf = (file: string): string => at(`assets/${file}.js`)
  const scripts = new Set(Object.values(files).flat().map(addressOf))
  const policy = createScriptPolicy('portal-files', (address) => scripts.has(address.replace(/\?\d+$/, '')))
  const makers = new Map<string, () => Part>()
  const parts = new Map<string, Part>()
  const asked = new Map<string, Promise<void>>()
  const attempts = new Map<string, number>()
  /** Files of the document's tags that have to be fetched again. */
  const lost = new Map<string, { address: string; arrival: Promise<void> }>()
  const mayRun = Promise.race([before, wait(PATIENCE_MS)])

  const isHere = (file: string): boolean => makers.has(file) || parts.has(file)
  const of = (name: string): Part => {
    const part = parts.get(name) ?? makers.get(name)?.()
    if (!part) throw new Error(`${name} is not here`)
    parts.set(name, part)
    makers.delete(name) // what ran once need not be remembered as code
    return part
  }
  /** Another address for each further attempt: the browser may remember how it was answered before. */
  const nextAddress = (address: string): string => {
    const attempt = attempts.get(address) ?? 0
    attempts.set(address, attempt + 1)
    return attempt > 0 ? `${address}?${attempt}` : address
  }
  /** @throws Error when the file did not arrive, or a page of the network's operator in its place */
  const fetchScript = async (file: string, address: string): Promise<void> => {
    const script = document.createElement('script')
    script.fetchPriority = 'high' // it takes the next free connection, before calls that no first screen waits for
    script.src = policy.createScriptURL(nextAddress(address))
    await fetchBy(script, address)
    if (!isHere(file)) throw new Error(`${address} did not arrive`)
  }
  const fetchOnce = (key: string, fetchIt: () => Promise<void>): Promise<void> => {
    const arrival = asked.get(key) ?? fetchIt()
    asked.set(key, arrival)
    arrival.catch(() => asked.delete(key)) // whoever loads it hears of it, and the next one asks again
    return arrival
  }
  const fetchStyleOf = (file: string): Promise<void> => {
    const style = styles[file]
    return style ? fetchOnce(style, () => retry(() => fetchStyle(nextAddress(at(style))))) : Promise.resolve()
  }
  const fetchFiles = (name: string): Promise<unknown> =>
    Promise.all(
      (files[name] ?? []).flatMap((file) => [
        fetchStyleOf(file),
        fetchOnce(file, () => retry(() => fetchScript(file, addressOf(file)))),
      ]),
    )
  const runAgain = async (): Promise<unknown> => {
    for (const [file, tag] of lost) if (!isHere(file)) tag.arrival = fetchScript(file, tag.address)
    await whenTagsArrived()
    return of(ENTRY)
  }
  const whenTagsArrived = () => Promise.all([...lost.values()].map(({ arrival }) => arrival))
  const check = ({ src }: HTMLScriptElement): void => {
    const { pathname: address } = new URL(src)
    const file = /(\w+)-[^/]*$/.exec(address)?.[1] ?? ''
    if (isHere(file) || lost.has(file)) return
    scripts.add(address)
    attempts.set(address, 1)
    const [first = 0, ...times] = RETRY_MS
    const arrival = waitForNetwork(first).then(() => retry(() => fetchScript(file, address), times))
    lost.set(file, { address, arrival })
    arrival.catch((error: unknown) => onBroken(error, runAgain))
  }
  return {
    hold: (name, make) => void makers.set(name, make),
    of,
    run: (name) => {
      onArrival()
      mayRun
        .then(whenTagsArrived)
        .then(() => of(name))
        .catch((error: unknown) => onBroken(error, lost.size > 0 ? runAgain : undefined))
    },
    check,
    ask: (name) => void fetchFiles(name).catch(() => undefined),
    askStyle: (name) => void fetchStyleOf(name).catch(() => undefined),
    load: async (name) => {
      if (!parts.has(name)) await fetchFiles(name)
      return of(name)
    },
    at,
    priority: 'auto',
  }
}
