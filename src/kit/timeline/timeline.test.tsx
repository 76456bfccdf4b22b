import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startKitTexts } from '#tests/kit-texts.ts'
import { Timeline } from './timeline.tsx'

beforeEach(() => startKitTexts())

test('a student reads what is done, what is waited for and from whom, and what is still to come', () => {
  render(
    <Timeline
      steps={[
        { key: 'sent', title: 'Diajukan', state: 'done', note: '22 Oktober 2026' },
        { key: 'prodi', title: 'Persetujuan', state: 'now', who: 'ketua prodi' },
        { key: 'letter', title: 'Surat terbit', state: 'later' },
      ]}
    />,
  )
  const [sent, prodi, letter] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(sent).toHaveTextContent(/^Diajukan22 Oktober 2026$/)
  expect(prodi).toHaveTextContent(/^2PersetujuanMenunggu ketua prodi$/)
  expect(letter).toHaveTextContent(/^3Surat terbit$/)
  expect([sent, prodi, letter].map((step) => step?.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
