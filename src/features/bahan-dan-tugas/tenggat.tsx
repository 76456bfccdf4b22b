import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { writeKey } from '#gateway/writes/outbox-entry.ts'
import type { TugasKuliah } from '#generated/client/bahan-dan-tugas/readers.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { useDialogParam } from '#kit/form/use-dialog-param.ts'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { repeatWithBackoff } from '#shared/state/backoff.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { type Listed, unreadOf } from '#shared/wire/readers.ts'
import { MakulLine } from './makul-line.tsx'
import { submitTugas } from './submit-tugas.ts'
import { SubmitTugasDialog } from './submit-tugas-dialog.tsx'
import styles from './tugas.module.css'
import { batasMs, type MakulKuliah, type TugasMakul, tenggatOf, unreadTugas } from './tugas.ts'
import { ASKED, DueTime, TugasButton, TugasItem, TugasStatus } from './tugas-item.tsx'

/** Random delay, so that students with the same deadline do not refetch in the same second. */
const DEADLINE_PACE = { firstMs: 3000, longestMs: 3000 }

/** Refetches when a deadline passes while the screen is open: only the gateway knows what it still accepts. */
const useRefetchAtDeadline = (all: readonly TugasMakul[], nowMs: number, refetch: () => unknown): void => {
  const lookedMs = useRef(nowMs)
  const left = useRef<AbortController>(null)
  const ask = useEffectEvent(() => {
    refetch()
    return Promise.resolve(true)
  })
  useEffect(() => {
    const hasPassed = all.some((row) => lookedMs.current <= batasMs(row) && batasMs(row) < nowMs)
    lookedMs.current = nowMs
    if (!hasPassed) return
    left.current?.abort()
    left.current = new AbortController()
    void repeatWithBackoff(() => ask(), DEADLINE_PACE, left.current.signal)
  }, [all, nowMs])
  useEffect(() => () => left.current?.abort(), [])
}

/** The next assignment due, in large type, with the time left. */
const NextTugas = ({ of: { tugas, makul, batas }, nowMs }: { of: TugasMakul; nowMs: number }) => {
  const { t } = useTranslation('bahan-dan-tugas')
  return (
    <div className={styles.next}>
      {batas == null ? null : (
        <p className={styles.left}>
          {batas > nowMs ? <Countdown to={batas} text="bahan-dan-tugas:left" /> : t('late')}
        </p>
      )}
      <h3>{tugas.judul || t('untitled')}</h3>
      <MakulLine of={makul} />
      <DueTime tugas={tugas} />
      <TugasStatus tugas={tugas} />
      <TugasButton tugas={tugas} variant="main" />
    </div>
  )
}

/** Assignments of a group shown at first; the rest unfold in parts. */
const FIRST = 5

interface TugasRowsProps {
  rows: readonly TugasMakul[]
  /** Returns whether an upload for the assignment is pending; its notice is shown above. */
  isSent: (tugas: TugasKuliah) => boolean
}

const TugasRows = ({ rows, isSent }: TugasRowsProps) => (
  <ListByParts rows={rows} first={FIRST} idOf={({ tugas }) => tugas.idTugas}>
    {(row) => <TugasItem of={row} isSent={isSent(row.tugas)} />}
  </ListByParts>
)

/** Props of the list of all assignments: those open for submission are visible, the others folded. */
interface AllTugasProps extends Pick<TugasRowsProps, 'isSent'> {
  of: ReturnType<typeof tenggatOf>
  /** Every assignment of the response; null for an unreadable one. */
  all: Listed<unknown>
}

const AllTugas = ({ of, all, isSent }: AllTugasProps) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const open = [...of.due, ...of.replaceable]
  const total = Object.values(of).flat().length
  const isWhole = unreadOf(all) === 0
  const count = isWhole && total > 0 ? t('all.count', { due: of.due.length, total }) : ''
  return (
    <Card title={t('all')} aside={count ? <span className={styles.minor}>{count}</span> : null} flush>
      {total === 0 && isWhole ? (
        <div className={styles.inset}>
          <EmptyState hint={t('all.empty')} />
        </div>
      ) : null}
      {open.length > 0 ? <TugasRows rows={open} isSent={isSent} /> : null}
      <div className={styles.wide}>
        {(['ahead', 'closed'] as const).map((group) =>
          of[group].length > 0 ? (
            <Disclosure key={group} title={t(group, { total: of[group].length })}>
              <TugasRows rows={of[group]} isSent={isSent} />
            </Disclosure>
          ) : null,
        )}
      </div>
      <UnreadNote of={all} />
    </Card>
  )
}

interface Props {
  semuaMakul: Listed<MakulKuliah>
  periode: Periode
  refetch: () => unknown
}

/** Deadlines of all courses, next first, and the submission dialog. */
export const Tenggat = ({ semuaMakul, periode, refetch }: Props) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const nowMs = useNowMs()
  const groups = tenggatOf(semuaMakul, nowMs)
  const all = Object.values(groups).flat()
  useRefetchAtDeadline(all, nowMs, refetch)
  const idMahasiswa = useIdMahasiswa()
  const kumpulkan = useAction(submitTugas)
  const sent = new Set(kumpulkan.waiting.map(({ key }) => key))
  const isSent = ({ idTugas, judul }: TugasKuliah) =>
    sent.size > 0 && sent.has(writeKey(submitTugas.operation, { idMahasiswa, idTugas, periode, judul }))
  const { param: idAsked, setParam } = useDialogParam(ASKED)
  const asked = all.find(({ tugas }) => tugas.idTugas !== '' && tugas.idTugas === idAsked)
  // A late assignment may still be accepted, but one with a future deadline comes first.
  const next = groups.due.find((row) => batasMs(row) > nowMs) ?? groups.due[0]
  return (
    <>
      <Card title={t('next')}>
        {asked ? null : kumpulkan.notices}
        {next ? (
          <NextTugas of={next} nowMs={nowMs} />
        ) : (
          <p>{t(unreadOf(unreadTugas(semuaMakul)) > 0 ? 'next.unknown' : 'next.none')}</p>
        )}
      </Card>
      <AllTugas of={groups} all={unreadTugas(semuaMakul)} isSent={isSent} />
      {asked ? (
        <SubmitTugasDialog
          key={idAsked}
          of={asked}
          periode={periode}
          submit={kumpulkan}
          onClose={() => setParam(null)}
        />
      ) : null}
    </>
  )
}
