// A minimal React page: one component, one call that started in parallel with the script, one list; a second screen by
// a click.
import { lazy, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Home {
  name: string
  cards: [label: string, value: string][]
  items: [label: string, when: string][]
}

declare global {
  interface Window {
    early: Promise<Home>
  }
}

const Page = () => {
  const [home, setHome] = useState<Home | null>(null)
  useEffect(() => void window.early.then(setHome), [])
  if (!home) return <h1>…</h1>
  return (
    <>
      <h1>{home.name}</h1>
      <div className="cards">
        {home.cards.map(([label, value]) => (
          <div className="card" key={label}>
            <span>{label}</span>
            <b>{value}</b>
          </div>
        ))}
      </div>
      <ul>
        {home.items.map(([label, when]) => (
          <li key={label}>
            <span>{label}</span>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Prefetches the second screen before it is opened, as the portal does. */
const PREFETCH_MS = 1500
const loadTimetable = () => import('./timetable.tsx')
const Timetable = lazy(async () => ({ default: (await loadTimetable()).Timetable }))

const App = () => {
  const [path, setPath] = useState(window.location.pathname)
  useEffect(() => {
    setTimeout(() => void loadTimetable(), PREFETCH_MS)
    const back = () => setPath(window.location.pathname)
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  const open = () => {
    window.history.pushState(null, '', '/timetable')
    setPath('/timetable')
  }
  return (
    <>
      <header>Portal</header>
      <nav>
        <button type="button" id="open" onClick={open}>
          Jadwal
        </button>
      </nav>
      <main id="ready">
        {path === '/timetable' ? (
          <Suspense>
            <Timetable />
          </Suspense>
        ) : (
          <Page />
        )}
      </main>
    </>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
createRoot(root).render(<App />)
