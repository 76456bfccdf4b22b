import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { campusMomentText, campusZoneMinutes, toCampusTime } from '#domain/jendela/jendela.ts'
import { useNowMs } from '#gateway/campus/use-gateway-time.ts'
import type { TugasKuliah } from '#generated/readers/bahan-dan-tugas.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Fold } from '#shared/ui/fold.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { KumpulkanDialog } from './kumpulkan-dialog.tsx'
import { kumpulkanTugas } from './kumpulkan-tugas.ts'
import styles from './tugas.module.css'
import { batasMs, faseTugas, isDikumpulkan, type MakulKuliah, type TugasMakul, tenggatOf } from './tugas.ts'
import { BatasWaktu, StatusTugas, TugasItem } from './tugas-item.tsx'

/** Its name in the address. */
const ASKED = 'kumpulkan'

/** Why nothing can be handed in, in words; null while something can. */
const useWhyClosed = (nowMs: number) => {
  const { t, i18n } = useTranslation('bahan-dan-tugas')
  return (tugas: TugasKuliah): string | null => {
    const fase = faseTugas(tugas, nowMs, campusZoneMinutes())
    if (fase === 'open') return null
    const mulai = campusMomentText(tugas.tanggalMulai, i18n.language)
    if (fase === 'before' && mulai) return t('closed.before', mulai)
    if (tugas.nilai !== null || tugas.status === 'Dinilai') return t('closed.graded')
    return fase === 'after' ? t('closed.after') : t('closed.shut')
  }
}

/** Asks again when a deadline has passed while the screen is open: what the gateway takes then, it says. */
const useAskAtDeadline = (all: readonly TugasMakul[], nowMs: number, refetch: () => unknown): void => {
  const passed = all.filter(({ tugas }) => batasMs(tugas, campusZoneMinutes()) < nowMs).length
  const before = useRef({ passed, count: all.length })
  useEffect(() => {
    const { passed: was, count } = before.current
    before.current = { passed, count: all.length }
    if (count === all.length && passed > was) refetch()
  }, [passed, all.length, refetch])
}

/** What is due next, large, with the time that is left. */
const Berikutnya = ({ of: { tugas, makul }, nowMs, ...button }: ButtonProps & { nowMs: number }) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const batas = toCampusTime(tugas.batasWaktu, 'selesai', campusZoneMinutes())
  return (
    <div className={styles.next}>
      {batas ? (
        <p className={styles.left}>
          {batas.ms > nowMs ? <Countdown to={batas} text="bahan-dan-tugas:left" /> : t('late')}
        </p>
      ) : null}
      <h3>{tugas.judul || t('untitled')}</h3>
      <p className={styles.minor}>{[makul.namaMakul, makul.kelas].filter(Boolean).join(' · ') || '–'}</p>
      <p>
        <BatasWaktu tugas={tugas} />
      </p>
      <StatusTugas tugas={tugas} />
      <Tombol {...button} of={{ tugas, makul }} look="main" />
    </div>
  )
}

interface ButtonProps {
  of: TugasMakul
  onAsk: (idTugas: string) => void
  kumpulkan: Pick<ReturnType<typeof useAction>, 'reason' | 'isPending'>
  look?: 'plain' | 'main'
}

const Tombol = ({ of: { tugas }, onAsk, kumpulkan: { reason, isPending }, look = 'plain' }: ButtonProps) => {
  const { t } = useTranslation('bahan-dan-tugas')
  return (
    <div>
      <ActionButton look={look} reason={reason} pending={isPending} onClick={() => onAsk(tugas.idTugas)}>
        {isDikumpulkan(tugas) ? t('handIn.replace') : t('handIn.action')}
        <span className="visually-hidden"> {tugas.judul}</span>
      </ActionButton>
    </div>
  )
}

interface DaftarProps extends Omit<ButtonProps, 'of' | 'look'> {
  rows: readonly TugasMakul[]
  whyClosed: ReturnType<typeof useWhyClosed>
}

const Daftar = ({ rows, whyClosed, ...button }: DaftarProps) => (
  <ul className={styles.items}>
    {rows.map((row) => {
      const why = whyClosed(row.tugas)
      return (
        <TugasItem key={`${row.tugas.idTugas} ${rows.indexOf(row)}`} of={row} closed={why}>
          {why === null && row.tugas.idTugas ? <Tombol {...button} of={row} /> : null}
        </TugasItem>
      )
    })}
  </ul>
)

/** All assignments: what can be handed in now in sight, the others folded. */
const SemuaTugas = ({ of, ...daftar }: { of: ReturnType<typeof tenggatOf> } & Omit<DaftarProps, 'rows'>) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const { due, replaceable, ahead, closed } = of
  const open = [...due, ...replaceable]
  const total = open.length + ahead.length + closed.length
  return (
    <Card
      title={t('all')}
      aside={total > 0 ? <span className={styles.minor}>{t('all.count', { due: due.length, total })}</span> : null}
      flush
    >
      {total === 0 ? (
        <div className={styles.inset}>
          <EmptyState hint={t('all.empty')} />
        </div>
      ) : null}
      {open.length > 0 ? <Daftar {...daftar} rows={open} /> : null}
      <div className={styles.wide}>
        {ahead.length > 0 ? (
          <Fold title={t('ahead', { total: ahead.length })}>
            <Daftar {...daftar} rows={ahead} />
          </Fold>
        ) : null}
        {closed.length > 0 ? (
          <Fold title={t('closed', { total: closed.length })}>
            <Daftar {...daftar} rows={closed} />
          </Fold>
        ) : null}
      </div>
    </Card>
  )
}

/** The assignment that the address says is being handed in, so that a reload comes back to it. */
const useAsked = (all: readonly TugasMakul[]) => {
  const [query, setQuery] = useSearchParams()
  const asked = all.find(({ tugas }) => tugas.idTugas !== '' && tugas.idTugas === query.get(ASKED))
  const turn = (idTugas: string | null) => {
    const { [ASKED]: _, ...others } = Object.fromEntries(query)
    setQuery(idTugas === null ? others : { ...others, [ASKED]: idTugas }, { replace: true })
  }
  return { asked, turn }
}

interface Props {
  semuaMakul: readonly MakulKuliah[]
  /** Asks for the assignments again. */
  refetch: () => unknown
}

/** The deadlines of all courses, what is due next first, and handing in. */
export const Tenggat = ({ semuaMakul, refetch }: Props) => {
  const { t } = useTranslation('bahan-dan-tugas')
  const nowMs = useNowMs()
  const groups = tenggatOf(semuaMakul, nowMs, campusZoneMinutes())
  const all = Object.values(groups).flat()
  const whyClosed = useWhyClosed(nowMs)
  useAskAtDeadline(all, nowMs, refetch)
  const kumpulkan = useAction(kumpulkanTugas, { queued: t('handIn.queued') })
  const { asked, turn } = useAsked(all)
  // What is late may still be taken; what is due next comes first all the same.
  const next = groups.due.find(({ tugas }) => batasMs(tugas, campusZoneMinutes()) > nowMs) ?? groups.due[0]
  const button = { onAsk: turn, kumpulkan }
  return (
    <>
      <Card title={t('next')}>
        {asked ? null : kumpulkan.notices}
        {next ? <Berikutnya {...button} of={next} nowMs={nowMs} /> : <p>{t('next.none')}</p>}
      </Card>
      <SemuaTugas {...button} of={groups} whyClosed={whyClosed} />
      {asked ? (
        <KumpulkanDialog
          key={asked.tugas.idTugas}
          of={asked}
          kumpulkan={kumpulkan}
          closed={whyClosed(asked.tugas)}
          onClose={() => turn(null)}
        />
      ) : null}
    </>
  )
}
