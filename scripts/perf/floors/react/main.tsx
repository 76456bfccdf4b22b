// The least that React can do: one component, one call that began beside the script, one list.
import { useEffect, useState } from 'react'
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

const root = document.getElementById('root')
if (!root) throw new Error('no #root')
createRoot(root).render(
  <>
    <header>Portal</header>
    <nav>Dasbor</nav>
    <main id="ready">
      <Page />
    </main>
  </>,
)
