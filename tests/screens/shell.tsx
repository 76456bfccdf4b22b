import { renderScreen } from '#tests/render-screen.tsx'
import { readsOf } from './cases.ts'

/** What the shell asks for on a screen that asks for nothing. */
export const readsOfShell = async (persona: string): Promise<ReadonlySet<string>> => {
  const { asked, unmount } = await renderScreen('/kosong', {
    persona,
    screens: [{ path: '/kosong', element: <h1>Kosong</h1> }],
  })
  unmount()
  return new Set(readsOf(asked))
}
