// @vitest-environment node
import { expect, it } from 'vitest'
import { readsOf } from './contract.ts'
import { readSource } from './read-source.ts'
import { createScreens } from './screens.ts'

const { contract, inventory } = readSource(`${process.cwd()}/`)
const reads = readsOf(contract)
const screensOf = createScreens(inventory)

it('names the screens of every read', () => {
  expect(reads.filter((read) => screensOf(read).length === 0).map(({ operationId }) => operationId)).toEqual([])
})

it('names only routes of the specification, or the shell in words', () => {
  const paths = inventory.routes.map(({ path }) => path)
  const named = reads.flatMap(screensOf).filter((screen) => screen.startsWith('/'))
  expect(named.filter((path) => !paths.includes(path))).toEqual([])
})
