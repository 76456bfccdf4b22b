import { renderScreen } from '#tests/render-screen.tsx'
import { arrangeCase, type Case, mainOf, operationOf, readsOf } from './cases.ts'

/** What each of these is, found out once. */
const remembered = <Found,>(find: (of: string) => Promise<Found>) => {
  const known = new Map<string, Promise<Found>>()
  return (of: string): Promise<Found> => {
    const found = known.get(of) ?? find(of)
    known.set(of, found)
    return found
  }
}

/** What the shell asks for on a screen that asks for nothing. */
const readsOfShell = remembered(async (persona) => {
  const { asked, unmount } = await renderScreen('/kosong', {
    persona,
    screens: [{ path: '/kosong', element: <h1>Kosong</h1> }],
  })
  unmount()
  return new Set(readsOf(asked))
})

/** The headings of what a screen is made of. */
export const partsOf = () => [...mainOf().querySelectorAll('h2, h3, caption')].map(({ textContent }) => textContent)

/** What a screen asks for besides its shell, and the parts that it has when all is well. */
const healthy = remembered(async (text) => {
  const one = JSON.parse(text) as Case
  const shell = await readsOfShell(one.persona)
  const { asked, unmount } = await renderScreen(one.address, arrangeCase(one))
  const parts = partsOf()
  unmount()
  const own = asked.flatMap((request) => {
    const { operationId = '' } = operationOf(request) ?? {}
    const isOwn = request.startsWith('GET ') && operationId !== '' && !shell.has(operationId)
    return isOwn ? [{ pathname: new URL(request.replace('GET ', '')).pathname, operation: operationId }] : []
  })
  return { own, parts }
})
export const healthyScreen = (one: Case) => healthy(JSON.stringify(one))
