import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refetchEverything } from '#gateway/query/query-client.ts'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { openKrs, saveButton, saves } from '#tests/open-krs.ts'
import { AFTER_SAVE, COLD_READS } from './krs-calls.ts'

allowAssumedWrites()

/** Last part of the path of a request. */
const nameOf = (request: string): string => new URL(request.split(' ')[1] ?? '').pathname.split('/').at(-1) ?? ''

test('lists the calls of the cold page, those that a component shows, and those that a save repeats', async () => {
  const { asked, user, settled } = await openKrs('/krs')
  const pathsOf = (reads: readonly { path: string }[]) => reads.map(({ path }) => path).toSorted()
  const namesFrom = (place: number) =>
    asked
      .slice(place)
      .filter((request) => request.startsWith('GET '))
      .map(nameOf)
  expect(namesFrom(0).toSorted()).toEqual(pathsOf(COLD_READS))
  const cold = asked.length
  await refetchEverything()
  await settled()
  expect(namesFrom(cold).toSorted()).toEqual(pathsOf(COLD_READS.filter(({ isShown }) => isShown)))
  await user.click(screen.getByLabelText('Ambil Manajemen Proyek Perangkat Lunak'))
  const before = asked.length
  await user.click(saveButton())
  await settled()
  expect(saves(asked)).toHaveLength(1)
  expect(namesFrom(before).toSorted()).toEqual(
    pathsOf(COLD_READS.filter(({ operation }) => AFTER_SAVE.includes(operation))),
  )
})
