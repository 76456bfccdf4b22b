import { afterEach, describe, expect, test, vi } from 'vitest'
import { resetStores } from '#shared/state/create-store.ts'
import { renderScreen } from '#tests/render-screen.tsx'
import { arrangeCase, CASES, type Case, IS_AUDIT, mainOf } from './cases.ts'

vi.setConfig({ testTimeout: 120_000 }) // a screen is opened once per device

const DAY_MS = 86_400_000
interface Device {
  zone: string
  aheadDays: number
}
const RIGHT: Device = { zone: 'Asia/Jakarta', aheadDays: 0 }
/** Every zone with every clock; the last two are furthest from the campus, in both directions. */
const DEVICES = ['UTC', 'Asia/Jayapura', 'America/Los_Angeles']
  .flatMap((zone) => [0, 3, -3].map((aheadDays): Device => ({ zone, aheadDays })))
  .sort((a, b) => Number(isFurthest(a)) - Number(isFurthest(b)))
function isFurthest({ zone, aheadDays }: Device): boolean {
  return (zone === 'Asia/Jayapura' && aheadDays > 0) || (zone === 'America/Los_Angeles' && aheadDays < 0)
}
const FURTHEST = DEVICES.filter(isFurthest)

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Attributes that differ between two renders of the same screen: generated names. */
const MADE = / (?:id|for|form|name|aria-(?:labelledby|describedby|controls|errormessage|details))="[^"]*"/g

/** Returns everything readable on the screen, including times of <time> and limits of date fields. */
const shown = (): string => `${document.title}\n${mainOf().innerHTML.replaceAll(MADE, '')}`

/** Number of unchanged looks, ten milliseconds apart, after which idle work is done too. */
const CALM_LOOKS = 40

const calm = async (): Promise<string> => {
  let last = ''
  let looks = 0
  await vi.waitFor(
    () => {
      const now = shown()
      looks = now === last ? looks + 1 : 0
      last = now
      expect(looks).toBeGreaterThan(CALM_LOOKS)
    },
    { interval: 10, timeout: 20_000 },
  )
  return last
}

const openOn = async ({ zone, aheadDays }: Device, one: Case) => {
  vi.stubEnv('TZ', zone)
  return renderScreen(one.address, { ...arrangeCase(one), deviceAheadMs: aheadDays * DAY_MS })
}

const shownOn = async (device: Device, one: Case): Promise<string> => {
  resetStores() // a fresh page without a corrected clock
  const { unmount } = await openOn(device, one)
  const text = await calm()
  unmount()
  vi.unstubAllEnvs()
  return text
}

const expectSame = async (one: Case, devices: readonly Device[]) => {
  let wanted = await shownOn(RIGHT, one)
  for (const device of devices) {
    const text = await shownOn(device, one)
    if (text !== wanted) wanted = await shownOn(RIGHT, one) // the first screen of a file waits for parts that are cached later
    expect(text, JSON.stringify(device)).toBe(wanted)
  }
}

/** Screens that show hours, days and remaining time. */
const COUNTING = ['/dashboard', '/jadwal-dan-presensi', '/krs', '/kalender-akademik', '/pa-online', '/biaya-kuliah']
const of = (address: string): Case => CASES.find((one) => one.address === address) ?? { address, persona: 'aktif' }

test('shows the same dashboard on a distant device whose clock is three days slow', () =>
  expectSame(of('/dashboard'), FURTHEST.slice(-1)))

describe.runIf(IS_AUDIT)('device in any time zone, with a clock that is right, three days fast or slow', () => {
  test.each(COUNTING.map(of))('$address shows the same days, hours and countdowns', (one) => expectSame(one, DEVICES))

  test.each(CASES)('$address shows the same on the two most distant devices', (one) => expectSame(one, FURTHEST))
})
