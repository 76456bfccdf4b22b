import { expect, test } from 'vitest'
import { allowAssumedWrites } from '#tests/allow-assumed-writes.ts'
import { openKrs, saveButton, saves } from '#tests/open-krs.ts'
import { screen } from '@testing-library/react'
import { AFTER_SAVE, COLD_CALLS, COLD_READS } from './krs-calls.ts'

allowAssumedWrites()

/** Last part of the path of a request. */
const nameOf = (request: string): string => new URL(request.split(' ')[1] ?? '').pathname.split('/').at(-1) ?? ''

test('lists the calls of the cold page, and the reads that a save repeats', async () => {
  const { asked, user, settled } = await openKrs('/krs')
  console.info(asked)
  expect(asked.map(nameOf).toSorted()).toEqual(COLD_READS.map(({ path }) => path).toSorted())
  expect(asked).toHaveLength(COLD_CALLS)
  await user.click(screen.getByLabelText('Ambil Manajemen Proyek Perangkat Lunak'))
  const before = asked.length
  await user.click(saveButton())
  await settled()
  expect(saves(asked)).toHaveLength(1)
  const paths = new Map(COLD_READS.map(({ operation, path }) => [operation, path]))
  const after = asked.slice(before).filter((request) => request.startsWith('GET '))
  expect(after.map(nameOf).toSorted()).toEqual(AFTER_SAVE.map((operation) => paths.get(operation)).toSorted())
})
