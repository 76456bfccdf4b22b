import { createScriptPolicy } from '#shared/browser/script-policy.ts'
import { wait } from '#shared/state/wait.ts'

/** Exports of one stage file, by the names that the bundler chose. */
type Part = Record<string, unknown>

/** Registry through which stage files find each other; the build emits the calls (scripts/vite/boot/stage-files.ts). */
export interface StageFiles {
  /** Registers a file that has arrived. Its exports are created on first use. */
  hold: (name: string, make: () => Part) => void
  /** Returns the exports of a file that has arrived. */
  of: (name: string) => Part
  /** Runs a file once the page is ready for it. */
  run: (name: string) => void
  /**
   * Records that a script of the document has loaded or failed. A script that failed, or whose address returned
   * something else, is fetched again.
   */
  check: (script: HTMLScriptElement) => void
  /** Fetches a file without running it. Does nothing when the file is already requested, or when nothing was built. */
  ask: (name: string) => void
  /** Fetches only the style of a stage: it is small and arrives before the first responses. */
  askStyle: (name: string) => void
  /**
   * Returns the exports of a file, which it fetches if needed. @throws Error when the fetch fails; the next call
   * fetches again
   */
  load: (name: string) => Promise<Part>
  /** Returns the addresses of files that failed at least once; a later attempt may have succeeded. */
  failed: () => string[]
  /** Returns the address of a built file by the name that other files use for it (ADR 26). */
  at: (file: string) => string
  /** Fetch priority of files that modules import now; read by the bundler's helper (scripts/vite/boot/stages.ts). */
  priority: 'auto' | 'low'
}

declare global {
  interface Window {
    portalFiles?: StageFiles
  }
}

/** Longest wait for `before`, in milliseconds: it may never resolve. */
const PATIENCE_MS = 300
/** Delays between the attempts to fetch a file of the first load, in milliseconds; an online event ends each early. */
const RETRY_MS = [1000, 2000]
/** File that runs the page. */
const ENTRY = 'entry'

type Addresses = Readonly<Record<string, string>>

/** Files of the build, by name and not by address. */
interface Built {
  /** Files that a stage needs before it can run. */
  files: Readonly<Record<string, readonly string[]>>
  /** Style of each file. */
  styles: Addresses
}

/** Returns the document's table from names to addresses: an import map, which the browser itself uses for modules. */
export const readFileNames = (): Addresses => {
  const text = document.querySelector('script[type="importmap"]')?.textContent
  return text ? (JSON.parse(text) as { imports: Addresses }).imports : {}
}

/** Appends an element that fetches a resource. @throws Error when loading failed; the element is removed */
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

/** Retries after each of these delays. @throws the error of the last attempt */
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
 * Loads stage files as classic scripts instead of modules: the browser caches their compiled code as soon as the worker
 * has stored them, so the second visit runs it directly (ADR 21).
 * @param built files that each stage needs, and the styles of files
 * @param names the document's table of names
 * @param before promise that the first file waits for, up to a time limit
 * @param onArrival called when the first file has arrived
 * @param onBroken called when the first file cannot be run; `again` fetches the missing files once more and runs it
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
  /** Files of the document's tags that are being fetched again. */
  const lost = new Map<string, { address: string; arrival: Promise<void> }>()
  const mayRun = Promise.race([before, wait(PATIENCE_MS)])

  const isHere = (file: string): boolean => makers.has(file) || parts.has(file)
  const of = (name: string): Part => {
    const part = parts.get(name) ?? makers.get(name)?.()
    if (!part) throw new Error(`${name} is not here`)
    parts.set(name, part)
    makers.delete(name) // code that has run need not be retained
    return part
  }
  /** Returns a new address for each further attempt: the browser may have cached the failed response. */
  const nextAddress = (address: string): string => {
    const attempt = attempts.get(address) ?? 0
    attempts.set(address, attempt + 1)
    return attempt > 0 ? `${address}?${attempt}` : address
  }
  /** @throws Error when the file did not arrive, or the network operator sent another page in its place */
  const fetchScript = async (file: string, address: string): Promise<void> => {
    const script = document.createElement('script')
    script.fetchPriority = 'high' // takes the next free connection, before calls that the first screen does not need
    script.src = policy.createScriptURL(nextAddress(address))
    await fetchBy(script, address)
    if (!isHere(file)) throw new Error(`${address} did not arrive`)
  }
  const fetchOnce = (key: string, fetchIt: () => Promise<void>): Promise<void> => {
    const arrival = asked.get(key) ?? fetchIt()
    asked.set(key, arrival)
    arrival.catch(() => asked.delete(key)) // the caller handles the failure, and the next call fetches again
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
    failed: () => [...attempts].flatMap(([address, attempt]) => (attempt > 1 ? [address] : [])),
    at,
    priority: 'auto',
  }
}
