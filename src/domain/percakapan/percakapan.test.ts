import { expect, test } from 'vitest'
import { onPercakapan, openPercakapan } from './percakapan.ts'

/** Collects the groups that a listener receives. */
const listen = () => {
  const groups: string[] = []
  return { groups, unsubscribe: onPercakapan((idGrup) => groups.push(idGrup)) }
}

test('delivers each request once, including a repeated one for the same group', () => {
  const { groups, unsubscribe } = listen()
  openPercakapan('8801')
  openPercakapan('8801')
  openPercakapan('8764')
  unsubscribe()
  expect(groups).toEqual(['8801', '8801', '8764'])
})

test('delivers the last request made before any subscription to the first subscriber only', () => {
  openPercakapan('8801')
  openPercakapan('8764')
  const first = listen()
  const second = listen()
  first.unsubscribe()
  second.unsubscribe()
  expect([first.groups, second.groups]).toEqual([['8764'], []])
})

test('delivers nothing after unsubscribing', () => {
  const { groups, unsubscribe } = listen()
  unsubscribe()
  openPercakapan('8801')
  expect(groups).toEqual([])
})
