// @vitest-environment node

import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { WRITES } from '#tests/screens/addresses.ts'
import { readsOf } from './contract.ts'
import { readSource } from './read-source.ts'
import { createScreens } from './screens.ts'

const { contract, inventory } = readSource(`${process.cwd()}/`)
const reads = readsOf(contract)
const screensOf = createScreens(inventory)

it('names the screens of every read', () => {
  expect(reads.filter((read) => screensOf(read).length === 0).map(({ operationId }) => operationId)).toEqual([])
})

const assumedWrites = contract.operations.filter(({ isAssumed, method }) => isAssumed && method !== 'GET')

it('names the screens of every assumed write', () => {
  expect(assumedWrites.length).toBeGreaterThan(30)
  expect(assumedWrites.filter((write) => screensOf(write).length === 0).map(({ operationId }) => operationId)).toEqual(
    [],
  )
})

/** Returns whether a route of the specification ('/a/{id?}') is the one of an address. */
const isRouteOf = (route: string, address: string): boolean =>
  matchPath(route.replace(/\{(\w+\??)\}/g, ':$1').replace(/\?(?=\/|$)/g, '?'), address.replace(/\?.*/, '')) !== null

it('names each screen that offers an assumed write in the screen tests', () => {
  const offered = assumedWrites.flatMap((write) =>
    Object.keys(WRITES)
      .filter((address) => WRITES[address]?.includes(write.operationId))
      .map((address) => ({ write, address })),
  )
  expect(offered.length).toBeGreaterThan(25)
  const missing = offered.filter(({ write, address }) => {
    const screens = screensOf(write)
    return !screens.some((screen) => !screen.startsWith('/') || isRouteOf(screen, address))
  })
  expect(missing.map(({ write, address }) => `${write.operationId} at ${address}`)).toEqual([])
})

it('names only routes of the specification, or the shell in words', () => {
  const paths = inventory.routes.map(({ path }) => path)
  const named = [...reads, ...assumedWrites].flatMap(screensOf).filter((screen) => screen.startsWith('/'))
  expect(named.filter((path) => !paths.includes(path))).toEqual([])
})
