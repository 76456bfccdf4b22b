import { renderScreen, renderShell } from '#tests/render-screen.tsx'
import { arrangeCase, type Case, mainOf, operationOf, readsOf } from './cases.ts'

const shells = new Map<string, Promise<ReadonlySet<string>>>()
const askShell = async (persona: string) => {
  const { asked, unmount } = await renderShell({ persona })
  unmount()
  return new Set(readsOf(asked))
}
/** Returns the reads of the shell on a screen without requests, determined once. */
const readsOfShell = (persona: string): Promise<ReadonlySet<string>> => {
  const found = shells.get(persona) ?? askShell(persona)
  shells.set(persona, found)
  return found
}

/** Returns the headings of the parts of a screen. */
export const partsOf = () => [...mainOf().querySelectorAll('h2, h3, caption')].map(({ textContent }) => textContent)

/** Requests of a screen besides its shell, and its parts when nothing fails. */
interface Healthy {
  own: { pathname: string; operation: string }[]
  parts: (string | null)[]
  /** Answers of the gateway by path. */
  answered: ReadonlyMap<string, unknown>
}
const known = new Map<string, Healthy>()

/** Opens a screen on which nothing fails. */
export const openHealthy = async (one: Case) => {
  const shell = await readsOfShell(one.persona)
  const shown = await renderScreen(one.address, arrangeCase(one))
  const own = shown.asked.flatMap((request) => {
    const { operationId = '' } = operationOf(request) ?? {}
    const isOwn = request.startsWith('GET ') && operationId !== '' && !shell.has(operationId)
    return isOwn ? [{ pathname: new URL(request.replace('GET ', '')).pathname, operation: operationId }] : []
  })
  known.set(one.address, { own, parts: partsOf(), answered: shown.answered })
  return shown
}

/** Returns the facts of a screen on which nothing fails, determined once. */
export const healthyScreen = async (one: Case): Promise<Healthy> => {
  if (!known.has(one.address)) {
    const { unmount } = await openHealthy(one)
    unmount()
  }
  return known.get(one.address) ?? { own: [], parts: [], answered: new Map() }
}
