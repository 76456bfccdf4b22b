import { pollUntil } from '#domain/jendela/use-opening.ts'
import { refetchWindow } from '#features/krs/jendela/refetch-window.ts'
import { isOpen, nextByEffect, watchOthers } from '#gateway/writes/lost-write.ts'
import { outcomeOf } from '#gateway/writes/outbox.ts'
import type { Next } from '#gateway/writes/outbox-entry.ts'
import { sendByKind } from '#gateway/writes/send-attempt.ts'
import type { WriteKind } from '#gateway/writes/write-kind.ts'
import { jitter } from '#shared/state/backoff.ts'
import { AFTER_SAVE, COLD_READS, NEEDED } from './krs-calls.ts'
import { createPage, OPENS_AT, type Page, send, type World } from './page-model.ts'
import { repeatMs, type Student } from './student-model.ts'

/** What became of the save of a student. */
export interface Fate {
  /** Moment at which the portal confirmed it; null as long as it has not. */
  savedAt: number | null
  /** Times at which the student pressed a button that sends it. */
  presses: number
  /** Times at which the gateway stored it. */
  stored: number
}

const WINDOW = 'getPembatasWaktuKrs'
const EDIT = 'getEditKrs'
const OFFER = 'listKurikulumMakulKrs'
/** Age of the reads of a page that is open before the opening: older than fresh. */
const OPEN_FOR_MS = 60_000

/** Fetches a read, and ignores a failure: the recovery of the page repeats it. */
const tryFetch = (page: Page, operation: string): Promise<void> => page.fetch(operation).catch(() => undefined)

/** The page is open: `pollUntil` and `refetchWindow` (shipped) find out that the window has opened. */
const awaitOpening = async (world: World, page: Page, { clockError }: Student): Promise<void> => {
  const { time } = world
  await time.wait(OPENS_AT + clockError - time.now())
  page.need(WINDOW, EDIT, OFFER)
  const refetch = (operation: string) => ({ refetch: () => tryFetch(page, operation) })
  const fetchWaktu = async () => {
    await page.fetchAside(WINDOW)
    return { isBuka: time.now() >= OPENS_AT }
  }
  await pollUntil({
    request: () => refetchWindow({ fetchWaktu, edit: refetch(EDIT), tawaran: refetch(OFFER) }),
    wait: time.wait,
    random: jitter.next,
    isOver: () => false,
  })
  await page.untilLoaded([EDIT])
}

/** The page is opened after the opening: the calls of the cold page, in the order in which it sends them. */
const openCold = async (page: Page): Promise<void> => {
  page.need(...COLD_READS.map(({ operation }) => operation))
  const sendWave = (wanted: number): void => {
    for (const { operation, wave } of COLD_READS) if (wave === wanted) void tryFetch(page, operation)
  }
  sendWave(1)
  await page.untilLoaded(['getUserInfo'])
  sendWave(2)
  await page.untilLoaded(NEEDED)
  sendWave(3)
}

/**
 * Saves as the portal does: what is sent, whether a failure is a lost response, and what may follow are shipped
 * (`sendByKind`, `isOpen`, `watchOthers`, `nextByEffect`, `outcomeOf`). Sends nothing that the student did not press.
 */
const save = async (world: World, page: Page, fate: Fate): Promise<void> => {
  const { time, chance, lostShare } = world
  const post = () =>
    send(world, 'saveKrs', (isServed) => {
      if (isServed || chance() < lostShare) fate.stored += 1
    })
  const kind: WriteKind<null> & { kind: 'replacing' } = {
    kind: 'replacing',
    replaced: {
      shown: () => 'before',
      read: async () => {
        await page.fetch(EDIT)
        return fate.stored > 0 ? 'after' : 'before'
      },
      after: () => 'after',
    },
  }
  const facts = { key: 'saveKrs', operation: 'saveKrs', label: 'Simpan KRS', snapshot: null }
  const others = watchOthers(kind, null)
  let queued: Next | null = null
  for (;;) {
    fate.presses += 1
    if (queued && chance() < 0.5) {
      if ((await outcomeOf({ next: queued }, false)) === 'done') break
    } else {
      const attempt = await sendByKind(kind, null, { facts, send: post })
      if (attempt.kind === 'answered') break
      if (attempt.kind !== 'failed' || !isOpen(attempt.error)) throw new Error(attempt.kind)
      queued = nextByEffect(attempt.error.effect, { send: post, isLost: isOpen, ...others })
    }
    await time.wait(repeatMs(chance))
  }
  world.gateway.counts.useful += 1
  fate.savedAt = time.now()
}

/** Runs the visit of a student until the registration is saved and the screen shows it. */
export const visitPortal = async (world: World, student: Student, fate: Fate): Promise<void> => {
  const { time } = world
  await time.wait(student.arrivesAt - time.now() + (student.isWaiting ? 0 : OPENS_AT))
  const page = createPage(world, time.now() - OPEN_FOR_MS)
  await (student.isWaiting ? awaitOpening(world, page, student) : openCold(page))
  await time.wait(student.pressMs)
  await save(world, page, fate)
  page.need(...AFTER_SAVE)
  await Promise.all(AFTER_SAVE.map((operation) => tryFetch(page, operation)))
  await page.untilLoaded(AFTER_SAVE)
  page.leave()
}
