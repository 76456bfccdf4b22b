import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareQueryClient } from '#gateway/query/query-client.ts'
import { clearOutbox } from '#gateway/writes/outbox.ts'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { SERVICES } from '#tests/fill-kuesioner.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { translatePage } from '#tests/translate-page.ts'
import { arrangeCase, CASES, IS_AUDIT, mainOf } from './cases.ts'

vi.setConfig({ testTimeout: 60_000 }) // each screen is opened twice

type Shown = Awaited<ReturnType<typeof renderScreen>>
type Step = (shown: Shown) => unknown

allowAssumedWrites()
beforeEach(() => {
  clearOutbox()
})

/** Number of unchanged looks, ten milliseconds apart: longer than until the page clock's next tick. */
const CALM_LOOKS = 110

const words = (): string => document.body.textContent.replaceAll(/\s+/g, ' ')

const calmWords = async ({ settled }: Shown): Promise<string> => {
  await settled()
  let last = ''
  let looks = 0
  await vi.waitFor(
    () => {
      const now = words()
      looks = now === last ? looks + 1 : 0
      last = now
      expect(looks).toBeGreaterThan(CALM_LOOKS)
    },
    { interval: 10, timeout: 20_000 },
  )
  return last
}

/** Returns the texts of the page before the first step and after each step. */
const wordsAfter = async (open: () => Promise<Shown>, steps: readonly Step[], betweenSteps: () => void) => {
  const shown = await open()
  const seen = [await calmWords(shown)]
  for (const step of steps) {
    betweenSteps()
    await step(shown)
    seen.push(await calmWords(shown))
  }
  shown.unmount()
  clearOutbox()
  localStorage.clear()
  sessionStorage.clear()
  await changeLanguage('id', false)
  return seen
}

const expectSameTranslated = async (open: () => Promise<Shown>, steps: readonly Step[]) => {
  const plain = await wordsAfter(open, steps, () => undefined)
  expect(await wordsAfter(open, steps, translatePage)).toEqual(plain)
  return plain
}

const HOUR_MS = 3_600_000
const later: Step = ({ controls }) => controls.advance(26 * HOUR_MS)
const english: Step = () => act(() => changeLanguage('en'))

test.each(CASES.filter((_, index) => IS_AUDIT || index % 12 === 0))(
  '$address: shows the same in a translated page after 26 hours, a refetch and a language change',
  async (one) => {
    let client = prepareQueryClient()
    const open = () => {
      client = prepareQueryClient()
      return renderScreen(one.address, arrangeCase(one))
    }
    const refetch: Step = () => act(() => client.invalidateQueries())
    const plain = await expectSameTranslated(open, [later, refetch, english])
    expect(plain[3]).not.toBe(plain[2])
  },
)

/** Presses a button by its text, also when translation has wrapped parts of it in elements. */
const press =
  (name: RegExp | string, role: 'button' | 'radio' | 'checkbox' | 'link' | 'tab' = 'button'): Step =>
  ({ user }) => {
    const [control] = screen.getAllByRole(role, { name })
    if (!control) throw new Error(`there is no ${role} ${String(name)}`)
    return user.click(control)
  }
const fill =
  (label: RegExp, value: string): Step =>
  () => {
    const field = screen.getAllByLabelText<HTMLInputElement>(label).find(({ tagName }) => /INPUT|AREA/.test(tagName))
    if (!field) throw new Error(`there is no field ${String(label)}`)
    fireEvent.change(field, { target: { value } })
  }
const firstOf =
  (selector: string): Step =>
  ({ user }) => {
    const control = mainOf().querySelector(selector)
    if (!control) throw new Error(`nothing is ${selector}`)
    return user.click(control)
  }

interface Journey {
  what: string
  address: string
  at?: string
  persona?: string
  steps: readonly Step[]
}

const JOURNEYS: readonly Journey[] = [
  {
    what: 'the sums of the plan tabs, the seats and the save of a KRS',
    address: '/krs',
    at: '2027-01-12T10:00:00+07:00',
    steps: [
      press(/^Rencana B/),
      press(/^Ambil Manajemen Proyek/),
      press(/^Rencana A/),
      later,
      press(/^Rencana B/),
      press(/^Simpan KRS/),
    ],
  },
  {
    what: 'the progress of a questionnaire',
    address: SERVICES,
    steps: [firstOf('input[type="radio"]'), english],
  },
  {
    what: 'the total of a payment, its question and its deadline',
    address: '/biaya-kuliah',
    steps: [firstOf('input[type="checkbox"]'), firstOf('input[type="checkbox"]'), press(/^Pilih cara bayar/), english],
  },
  { what: 'a payment in process', address: '/biaya-kuliah', persona: 'pembayaran-diproses', steps: [later, english] },
  {
    what: 'the counter of characters and the draft of a leave request',
    address: '/cuti?ajukan=18',
    steps: [fill(/^Alasan/, 'Merawat ibu'), fill(/^Alasan/, 'Merawat ibu setelah operasi'), english],
  },
  {
    what: 'the changes of a form that wait to be saved',
    address: '/biodata',
    steps: [fill(/^Kode pos/, '50111'), fill(/^Kode pos/, '50112'), press(/^Simpan/), english],
  },
  {
    what: 'the countdown and the badges of the dashboard, and the bell',
    address: '/dashboard',
    steps: [({ controls }) => controls.advance(600_000), press(/^Notifikasi, /), english],
  },
  {
    what: 'the unread announcements',
    address: '/berita',
    steps: [firstOf('a[href^="/berita/"]'), press(/^Notifikasi, /), english],
  },
  { what: 'the days of the week', address: '/jadwal-dan-presensi', steps: [later, english] },
]

describe('text of a translated page during use', () => {
  test.each(JOURNEYS)('$what', async ({ address, at, persona = 'aktif', steps }) => {
    const open = async () => {
      const shown = await renderScreen(address, arrangeCase({ address, persona, ...(at && { at }) }))
      expect(shown.path()).toBe(address)
      return shown
    }
    await expectSameTranslated(open, steps)
  })
})
