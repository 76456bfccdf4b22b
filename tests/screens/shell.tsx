import { renderScreen, renderShell } from '#tests/render-screen.tsx'
import { arrangeCase, type Case, mainOf, operationOf, readsOf } from './cases.ts'

const shells = new Map<string, Promise<ReadonlySet<string>>>()
const askShell = async (persona: string) => {
  const { asked, unmount } = await renderShell({ persona })
  unmount()
  return new Set(readsOf(asked))
}
/** What the shell asks for on a screen that asks for nothing, found out once. */
const readsOfShell = (persona: string): Promise<ReadonlySet<string>> => {
  const found = shells.get(persona) ?? askShell(persona)
  shells.set(persona, found)
  return found
}

/** The headings of what a screen is made of. */
export const partsOf = () => [...mainOf().querySelectorAll('h2, h3, caption')].map(({ textContent }) => textContent)

/** What a screen asks for besides its shell, and the parts that it has when all is well. */
interface Healthy {
  own: { pathname: string; operation: string }[]
  parts: (string | null)[]
  /** What the gateway answered, by path. */
  answered: ReadonlyMap<string, unknown>
}
const known = new Map<string, Healthy>()

/** Opens a screen of which all is well. */
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

/** How a screen is when all is well, found out once. */
export const healthyScreen = async (one: Case): Promise<Healthy> => {
  if (!known.has(one.address)) {
    const { unmount } = await openHealthy(one)
    unmount()
  }
  return known.get(one.address) ?? { own: [], parts: [], answered: new Map() }
}
