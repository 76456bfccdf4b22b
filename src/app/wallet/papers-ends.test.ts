import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { toCampusConfig } from '#gateway/campus/campus-config.ts'
import { forgetEndedSession } from '#gateway/campus/forget-ended-session.ts'
import { adoptTokens, endSession, sealSession, startSession } from '#gateway/session/session.ts'
import { disownPapers, mayHavePapers, paperMark } from '#gateway/wallet/paper-marks.ts'
import {
  keepPapersOf,
  type Paper,
  type PaperOwner,
  readPapers,
  removePaper,
  storePaper,
  wipePapers,
} from '#gateway/wallet/papers.ts'
import { now, setClock } from '#shared/state/clock.ts'
import { localStore } from '#shared/storage/browser-storage.ts'
import { haveDatabase } from '#tests/database.ts'
import { onForget, watchDepartures } from '#tests/page-state.ts'
import { openGateway } from '#tests/simulated-gateway.ts'
import { leaveWhenSessionEnds } from '../session/leave-when-session-ends.ts'
import { leaveAndForget, logOut, logOutNow } from '../session/log-out.ts'

haveDatabase()

const SEKAR: PaperOwner = { campus: '061001', username: '240117023', role: 'ROLE_MAHASISWA' }
const DAY_MS = 86_400_000

const paperOf = (kind: string, scope: Paper['scope'], more: Partial<Paper> = {}): Paper => ({
  id: kind,
  kind,
  params: { tahun: '2027', semester: '1' },
  scope,
  owner: SEKAR,
  campus: toCampusConfig({ college_id: '061001', unik: '' }),
  savedAt: now().getTime(),
  expiresAt: now().getTime() + DAY_MS,
  answers: [{ key: ['/krs'], data: { data: [] } }],
  ...more,
})

const kinds = async () => (await readPapers()).map(({ kind }) => kind).toSorted()

/** Signs Sekar in and stores a paper of each scope. */
const storeBoth = async () => {
  const { controls } = openGateway({})
  startSession(() => ({ gatewayUrl: '', collegeId: '061001' }))
  adoptTokens(controls.signIn('aktif'))
  await storePaper(paperOf('krs', 'gate'))
  await storePaper(paperOf('khs', 'session'))
  expect(await kinds()).toEqual(['khs', 'krs'])
}

beforeEach(() => void watchDepartures())
afterEach(wipePapers)

describe('ends of a session', () => {
  test('a logout removes all papers', async () => {
    await storeBoth()
    await logOut()
    expect(mayHavePapers()).toBe(false)
    expect(await kinds()).toEqual([])
  })

  test('a logout whose question about open writes was lost removes all papers too', async () => {
    await storeBoth()
    await logOut(false)
    expect(mayHavePapers()).toBe(false)
    expect(await kinds()).toEqual([])
  })

  test('a switch of accounts removes all papers', async () => {
    await storeBoth()
    await leaveAndForget()
    expect(mayHavePapers()).toBe(false)
    expect(await kinds()).toEqual([])
  })

  test('a refused refresh removes all papers', async () => {
    await storeBoth()
    leaveWhenSessionEnds()
    endSession('refused')
    expect(mayHavePapers()).toBe(false)
    await expect.poll(kinds).toEqual([])
  })

  test('an idle session keeps exam card, KRS and schedule, and ends the KHS', async () => {
    await storeBoth()
    sealSession()
    await logOut()
    expect(await kinds()).toEqual(['krs'])
  })

  test('a page that closes on Sesi Habis keeps the same papers, also on the next page', async () => {
    await storeBoth()
    sealSession()
    logOutNow()
    startSession(() => ({ gatewayUrl: '', collegeId: '' })) // as on the next page
    forgetEndedSession() // as on the login
    expect(await kinds()).toEqual(['krs'])
  })

  test('a page that could not log out after an idle hour ends the KHS at the next start', async () => {
    await storeBoth()
    sealSession()
    startSession(() => ({ gatewayUrl: '', collegeId: '' }))
    expect(await kinds()).toEqual(['krs'])
  })

  test('a wipe that never ends leaves nothing readable', async () => {
    await storeBoth()
    disownPapers() // all that a logout had time for
    expect(await kinds()).toEqual([])
  })
})

describe('the next user', () => {
  test('the same student who signs in again keeps the papers', async () => {
    await storeBoth()
    await keepPapersOf(SEKAR)
    expect(await kinds()).toEqual(['khs', 'krs'])
  })

  test.each([
    ['another student', { ...SEKAR, username: '240117131' }],
    ['another campus', { ...SEKAR, campus: '061002' }],
    ['another role', { ...SEKAR, role: 'ROLE_OPERATOR' }],
  ])('%s removes all papers', async (_, owner) => {
    await storeBoth()
    await keepPapersOf(owner)
    expect(mayHavePapers()).toBe(false)
    expect(await kinds()).toEqual([])
  })
})

describe('a stored paper', () => {
  test('is removed by hand, and its mark with the last one of its scope', async () => {
    await storeBoth()
    await removePaper('krs')
    expect(await kinds()).toEqual(['khs'])
    expect(paperMark('gate')).toBeNull()
    expect(paperMark('session')).not.toBeNull()
  })

  test('is gone once its time is over', async () => {
    await storePaper(paperOf('krs', 'gate', { expiresAt: now().getTime() + DAY_MS }))
    const later = now().getTime() + 2 * DAY_MS
    setClock(() => later)
    onForget(() => setClock(Date.now))
    expect(await kinds()).toEqual([])
    expect(mayHavePapers()).toBe(false)
  })

  test('is not stored when another tab logs out meanwhile', async () => {
    const stored = storePaper(paperOf('krs', 'gate'))
    localStore.remove('papers_gate')
    await expect(stored).rejects.toThrow('session ended')
    expect(await kinds()).toEqual([])
  })

  test('replaces the older one of the same kind and period', async () => {
    await storePaper(paperOf('krs', 'gate', { savedAt: 1 }))
    await storePaper(paperOf('krs', 'gate', { savedAt: 2 }))
    expect((await readPapers()).map(({ savedAt }) => savedAt)).toEqual([2])
  })
})
