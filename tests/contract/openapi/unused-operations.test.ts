// @vitest-environment node
import { expect, it } from 'vitest'
import { operations } from '../bundle.ts'
import { unusedOperations } from './unused-operations.ts'

/** Operations that no screen needs, and why. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  createConfiguration: 'a panel of the lab',
  getConfig: 'a panel of the lab',
  listConfiguration: 'a panel of the lab',
  updateConfiguration: 'a panel of the lab',
  listJenjangStudi: 'no form asks for it',
  listKelompokSesi: 'no form asks for it',
  listKonsentrasi: 'no form asks for it',
  listProdi: 'biodata asks for no programme of this campus; asalProdi is of another campus (listReferensiProdi)',
}

it('prints the operations that wait for a screen', () => {
  const waiting = operations.filter(
    ({ operationId }) => unusedOperations.has(operationId) && !(operationId in WITHOUT_SCREEN),
  )
  const tags = [...new Set(waiting.map(({ tags: [tag = ''] }) => tag))]
  const namesOf = (tag: string) =>
    waiting.filter(({ tags: [own] }) => own === tag).map(({ operationId }) => operationId)
  console.info(
    [
      `${operations.length - unusedOperations.size} of ${operations.length} operations are used, ${waiting.length} wait for a screen`,
      ...tags.map((tag) => `  ${tag}: ${namesOf(tag).join(', ')}`),
    ].join('\n'),
  )
  expect(operations.length).toBeGreaterThan(unusedOperations.size)
})

it('an operation that needs no screen is in the contract and is not used', () => {
  expect(Object.keys(WITHOUT_SCREEN).filter((name) => !unusedOperations.has(name))).toEqual([])
})
