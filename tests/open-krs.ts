import { screen, within } from '@testing-library/react'
import { card, renderScreen } from './render-screen.tsx'

/** Time in the story at which KRS is open. */
const KRS_OPEN = '2027-01-12T10:00:00+07:00'

type Options = NonNullable<Parameters<typeof renderScreen>[1]>

/** Opens a registration screen at a given time; KRS while it is open by default. */
export const openKrs = (path = '/krs', { at = KRS_OPEN, ...options }: Options & { at?: string } = {}) =>
  renderScreen(path, { arrange: (controls) => controls.jumpTo(at), ...options })

/** Returns the card of selected courses. */
export const taken = (): HTMLElement => card('Mata kuliah diambil')

/** Returns a button by its label or text: queries by role are slow on a screen of this size. */
export const button = (name: string | RegExp, where = screen.getByRole('main')): HTMLElement =>
  within(where).queryByLabelText(name, { selector: 'button' }) ??
  (within(where).getByText(name, { selector: 'button, button > span' }).closest('button') as HTMLElement)

export const saveButton = (jenis = 'KRS'): HTMLElement => screen.getByText(`Simpan ${jenis}`, { selector: 'button' })

export const saves = (asked: string[]): string[] => asked.filter((request) => /^POST .*\/edit_p?krss?$/.test(request))
