import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { renderScreen } from '#tests/render-screen.tsx'

const STUDENT = '240117023'

/** The students that a screen asked the gateway about. */
const studentsIn = (asked: readonly string[]): string[] => [
  ...new Set(asked.flatMap((request) => /\/v1\/mahasiswa\/([^/?]+)/.exec(request)?.[1] ?? [])),
]

test('[R6-003] an administrator operator acts on the student whose id is in local storage', async () => {
  localStore.set('operator_student_id', STUDENT)
  const { asked } = await renderScreen('/dashboard', { persona: 'operator' })
  expect(studentsIn(asked)).toEqual([STUDENT])
  expect(screen.getByRole('complementary', { name: 'Mode operator' })).toHaveTextContent(STUDENT)
})

test('[R6-003] a student uses the own username, whatever id an operator left in local storage', async () => {
  localStore.set('operator_student_id', '9999999999')
  const { asked } = await renderScreen('/dashboard', { persona: 'aktif' })
  expect(studentsIn(asked)).toEqual([STUDENT])
})

test('[R6-003] an operator who chose nobody yet asks about nobody', async () => {
  const { asked } = await renderScreen('/dashboard', { persona: 'operator' })
  expect(studentsIn(asked)).toEqual([])
})
