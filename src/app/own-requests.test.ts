import { expect, test } from 'vitest'
import { LISTS, type ListName } from '#domain/kunjungan/lists.ts'
import type { LoadRequests } from '#domain/kunjungan/requests.ts'

const modules = import.meta.glob<{ requests?: LoadRequests }>('../features/**/screens.ts', { eager: true })
/** Lists that the dashboard fetches anyway. */
const ASKED_ANYWAY: readonly ListName[] = ['jadwal', 'nilai', 'tagihan', 'pengumuman']

test('every subject whose decisions are news declares its requests under its own name', async () => {
  const declared = await Promise.all(
    Object.entries(modules).flatMap(([file, { requests }]) =>
      requests ? [requests().then(({ name }) => [file.split('/').at(-2), name])] : [],
    ),
  )
  for (const [subject, name] of declared) expect(name).toBe(subject)
  const names = declared.map(([, name]) => name)
  const wanted = Object.keys(LISTS).filter((name) => !ASKED_ANYWAY.some((one) => one === name))
  expect(names.toSorted()).toEqual(wanted.toSorted())
})
