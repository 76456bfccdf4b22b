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

test('renders the menu once per change and not at all for an unrelated change', () => {
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

test('renders the skeleton in the prerendered shell for any campus', () => {
  setCampus('TSM')
  setMenuConfig({})
  expect(renderToString(<Menu />)).toContain('skeleton')
})

test('shows the decimals of the campus and updates them when the campus changes', () => {
  setCampus('TSM')
  render(<Decimals />)
  expect(screen.getByText('2')).toBeDefined()
  act(() => setCampus('UNINDRA'))
  expect(screen.getByText('4')).toBeDefined()
})

test('types keys and values by the manifest', () => {
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
