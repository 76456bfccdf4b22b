import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { localStore } from '#shared/storage/browser-storage.ts'
import { resetFlags } from '#tests/reset-flags.ts'
import { setCampus, setMenuConfig, setOverride, startFlags } from './flags.ts'
import { getFlag } from './get-flag.ts'
import { useMenu } from './menu/menu.ts'
import { useFlag } from './use-flag.ts'

beforeEach(() => {
  localStore.clear()
  resetFlags()
  startFlags()
})
afterEach(cleanup)

const rendered = vi.fn()
const Menu = () => {
  const menu = useMenu()
  rendered()
  return <p>{menu === null ? 'skeleton' : menu.map(({ id }) => id).join(' ')}</p>
}
const Decimals = () => <p>{useFlag('nilai.ips-decimals').toFixed(0)}</p>

test('the menu renders once per change, and not at all for a change that it does not show', () => {
  setCampus('TSM')
  render(<Menu />)
  expect(screen.getByText('skeleton')).toBeDefined()
  const count = (change: () => unknown) => {
    rendered.mockClear()
    act(() => void change())
    return rendered.mock.calls.length
  }
  const perAnswer = count(() =>
    setMenuConfig({ portalmhs_nilai: 'false', portalmhs_khp: 'true', portalmhs_kegiatan: 'false' }),
  )
  console.info(`menu renders per change of menu_config: ${perAnswer} (budget 1)`)
  expect(perAnswer).toBe(1)
  expect(screen.getByText(/khp/).textContent).not.toContain('nilai')
  expect(
    count(() =>
      setMenuConfig([
        { keyword: 'portalmhs_nilai', value: 'false' },
        { keyword: 'portalmhs_khp', value: 'true' },
        { keyword: 'portalmhs_kegiatan', value: 'false' },
      ]),
    ),
  ).toBe(0)
  expect(count(() => setOverride('chat', true))).toBe(0)
  expect(count(() => setOverride('menu.khp', false))).toBe(1)
})

test('the prerendered shell shows the skeleton, whatever the campus', () => {
  setCampus('TSM')
  setMenuConfig({})
  expect(renderToString(<Menu />)).toContain('skeleton')
})

test('a screen shows the decimals of its campus, also after the campus changed', () => {
  setCampus('TSM')
  render(<Decimals />)
  expect(screen.getByText('2')).toBeDefined()
  act(() => setCampus('UNINDRA'))
  expect(screen.getByText('4')).toBeDefined()
})

test('keys and values have the types of the manifest', () => {
  expectTypeOf(getFlag('nilai.ips-decimals')).toEqualTypeOf<number>()
  expectTypeOf(getFlag('menu.krs')).toEqualTypeOf<boolean>()
  expectTypeOf(getFlag('campus.variant')).toEqualTypeOf<string>()
  expectTypeOf(getFlag('portal.separate-student-portal').paths).toEqualTypeOf<readonly string[]>()
  expectTypeOf(useFlag<'nilai.ips-decimals'>).returns.toEqualTypeOf<number>()
  // @ts-expect-error no such flag
  expect(() => getFlag('menu.no-such')).toThrow('unknown flag')
  // @ts-expect-error decimals are a number
  expect(setOverride('nilai.ips-decimals', 'four')).toBe(false)
})
