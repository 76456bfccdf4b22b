// @vitest-environment node
import { expect, it, vi } from 'vitest'
import * as zod from 'zod/mini'
import { lazy } from './lazy.ts'

it('creates the value once, on first access', () => {
  const make = vi.fn(() => ({ sks: 3 }))
  const makul = lazy(make)
  expect(make).not.toHaveBeenCalled()
  expect([makul.sks, 'sks' in makul, 'nilai' in makul]).toEqual([3, true, false])
  expect(make).toHaveBeenCalledTimes(1)
})

it('validates with a lazy schema like with an eager one, alone and nested in another schema', () => {
  const make = vi.fn(() => zod.object({ sks: zod.number() }))
  const Makul = lazy(make)
  const Krs = lazy(() => zod.object({ data: zod.array(Makul), lain: zod.nullish(Makul) }))
  expect(Krs.safeParse({ data: [] }).success).toBe(true)
  expect(Krs.safeParse({ data: [{ sks: 3 }] })).toEqual({ success: true, data: { data: [{ sks: 3 }] } })
  expect(Krs.safeParse({ data: [{ sks: '3' }] }).error?.issues.map(({ path }) => path)).toEqual([['data', 0, 'sks']])
  expect(zod.extend(Makul, { kelas: zod.string() }).safeParse({ sks: 3, kelas: 'A' }).success).toBe(true)
  expect(Object.keys(Makul.shape)).toEqual(['sks'])
  expect(make).toHaveBeenCalledTimes(1)
})
