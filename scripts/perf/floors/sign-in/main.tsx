// A minimal sign-in: a form, one POST for a token, one GET with it, one list.
import { type SubmitEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'

interface Home {
  name: string
  items: [label: string, when: string][]
}

const load = async (): Promise<Home> => {
  const answer = await fetch('/api/token', { method: 'POST' })
  const { token } = (await answer.json()) as { token: string }
  const home = await fetch('/api/home', { headers: { Authorization: `Bearer ${token}` } })
  return (await home.json()) as Home
}

const App = () => {
  const [home, setHome] = useState<Home | null>(null)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void load().then(setHome)
  }
  if (!home)
    return (
      <form onSubmit={onSubmit}>
        <label htmlFor="username">NIM</label>
        <input id="username" name="username" />
        <label htmlFor="password">Kata sandi</label>
        <input id="password" name="password" type="password" />
        <button type="submit">Masuk</button>
      </form>
    )
  return (
    <>
      <h1>{home.name}</h1>
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

const root = document.getElementById('ready')
if (!root) throw new Error('no #ready')
createRoot(root).render(<App />)
