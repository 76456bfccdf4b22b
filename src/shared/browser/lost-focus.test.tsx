import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { restoreLostFocus } from './lost-focus.ts'

let stop: () => void = () => undefined
beforeEach(() => {
  stop = restoreLostFocus()
})
afterEach(() => stop())

interface SwitchProps {
  first: (go: () => void) => ReactNode
  then: ReactNode
}
const Switch = ({ first, then }: SwitchProps) => {
  const [isGone, setGone] = useState(false)
  return isGone ? then : first(() => setGone(true))
}
const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await userEvent.setup().keyboard('{Enter}')
}

it('focuses the control that replaces the one in focus', async () => {
  render(
    <main>
      <h1>KRS</h1>
      <ul>
        <li>
          <a href="/a">Rincian</a>
          <Switch
            first={(go) => (
              <button type="button" onClick={go}>
                Ambil
              </button>
            )}
            then={<button type="button">Lepas</button>}
          />
          <button type="button">Cadangkan</button>
        </li>
      </ul>
    </main>,
  )
  await press('Ambil')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lepas' })).toHaveFocus())
})

it('focuses a field of the form that takes the place of the list', async () => {
  render(
    <main>
      <h1>Validasi data</h1>
      <section aria-label="Data">
        <Switch
          first={(go) => (
            <div>
              <button type="button" onClick={go}>
                Perbaiki
              </button>
            </div>
          )}
          then={
            <form>
              <label>
                <span>Telepon</span> <input />
              </label>
            </form>
          }
        />
      </section>
    </main>,
  )
  await press('Perbaiki')
  await waitFor(() => expect(screen.getByLabelText('Telepon')).toHaveFocus())
})

it('focuses the heading of the part when no control is left in it', async () => {
  render(
    <main>
      <h1>Dasbor</h1>
      <section aria-labelledby="t">
        <h2 id="t">Tunggakan</h2>
        <Switch
          first={(go) => (
            <button type="button" onClick={go}>
              Muat Ulang
            </button>
          )}
          then={<p>Memuat</p>}
        />
      </section>
      <a href="/b">Lain</a>
    </main>,
  )
  await press('Muat Ulang')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tunggakan' })).toHaveFocus())
})

const dialogOf = (close: () => void) => (
  <Dialog
    title="Ajukan"
    onClose={close}
    actions={
      <button type="button" onClick={close}>
        Batal
      </button>
    }
  >
    <p>isi</p>
  </Dialog>
)

it('focuses the button next to a closed dialog that was opened by its URL', async () => {
  render(
    <main>
      <h1>Cuti</h1>
      <a href="/a">Lain</a>
      <div>
        <button type="button">Ajukan cuti</button>
        <Switch first={dialogOf} then={null} />
      </div>
    </main>,
  )
  await press('Batal')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ajukan cuti' })).toHaveFocus())
})

it('focuses the heading of the screen when several buttons could have opened the closed dialog', async () => {
  render(
    <main>
      <h1>Tugas</h1>
      <button type="button">Kumpulkan A</button>
      <button type="button">Kumpulkan B</button>
      <Switch first={dialogOf} then={null} />
    </main>,
  )
  await press('Batal')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tugas' })).toHaveFocus())
})

it('does not move focus when the user has already left the removed control', async () => {
  const { rerender } = render(
    <main>
      <h1>Nilai</h1>
      <button type="button">Tutup</button>
    </main>,
  )
  const button = screen.getByRole('button', { name: 'Tutup' })
  button.focus()
  button.blur()
  await Promise.resolve()
  rerender(
    <main>
      <h1>Nilai</h1>
      <a href="/a">Lain</a>
    </main>,
  )
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.body).toHaveFocus()
})
