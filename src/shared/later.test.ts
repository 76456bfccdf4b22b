// @vitest-environment node
import { expect, it, vi } from 'vitest'
import * as zod from 'zod/mini'
import { later } from './later.ts'

it('a value is made when it is first looked at, and once', () => {
  const make = vi.fn(() => ({ sks: 3 }))
  const makul = later(make)
  expect(make).not.toHaveBeenCalled()
  expect([makul.sks, 'sks' in makul, 'nilai' in makul]).toEqual([3, true, false])
  expect(make).toHaveBeenCalledTimes(1)
})

it('a validator that is made later checks like one that was made at once, alone and inside another', () => {
  const make = vi.fn(() => zod.object({ sks: zod.number() }))
  const Makul = later(make)
  const Krs = later(() => zod.object({ data: zod.array(Makul), lain: zod.nullish(Makul) }))
  expect(Krs.safeParse({ data: [] }).success).toBe(true)
  expect(Krs.safeParse({ data: [{ sks: 3 }] })).toEqual({ success: true, data: { data: [{ sks: 3 }] } })
  expect(Krs.safeParse({ data: [{ sks: '3' }] }).error?.issues.map(({ path }) => path)).toEqual([['data', 0, 'sks']])
  expect(zod.extend(Makul, { kelas: zod.string() }).safeParse({ sks: 3, kelas: 'A' }).success).toBe(true)
  expect(Object.keys(Makul.shape)).toEqual(['sks'])
  expect(make).toHaveBeenCalledTimes(1)
})

it('a value that the browser has forgotten is made again, and checks as before', () => {
  const held = { isForgotten: false }
  class ForgetfulRef<T extends object> {
    readonly #target: T
    constructor(target: T) {
      this.#target = target
    }
    deref = () => (held.isForgotten ? undefined : this.#target)
  }
  vi.stubGlobal('WeakRef', ForgetfulRef)
  const make = vi.fn(() => zod.object({ sks: zod.number() }))
  const Krs = zod.array(later(make))
  expect(Krs.safeParse([{ sks: 3 }]).success).toBe(true)
  expect(make).toHaveBeenCalledTimes(1)
  held.isForgotten = true
  expect(Krs.safeParse([{ sks: 3 }]).success).toBe(true)
  expect(Krs.safeParse([{ sks: 'tiga' }]).success).toBe(false)
  expect(make.mock.calls.length).toBeGreaterThan(1)
  vi.unstubAllGlobals()
})
