import { useTranslation } from 'react-i18next'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { Until } from '#kit/jendela/until.tsx'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import { ClashLine, ExamGapLine } from '../day-plan.tsx'
import styles from '../studi-akhir.module.css'
import { isOpen, obstacleOf, participationIn } from './exam.ts'
import { useDaysLeft } from './exam-day.tsx'
import { KompreRegister, useSittingPlan } from './kompre-register.tsx'
import { StateTag } from './state-tag.tsx'

/** Returns a function that formats the seats of a sitting; '' when nothing is known. */
export const useSeats = () => {
  const { t } = useTranslation('kompre')
  return ({ kuota, jumlahPeserta }: Pick<JadwalKompre, 'kuota' | 'jumlahPeserta'>): string => {
    if (typeof kuota !== 'number')
      return typeof jumlahPeserta === 'number' ? t('seats.taken', { count: jumlahPeserta }) : ''
    return typeof jumlahPeserta !== 'number'
      ? t('seats.all', { count: kuota })
      : t('seats', { taken: jumlahPeserta, count: kuota })
  }
}

/** Registration window of a sitting: opening day, or last day, with a countdown only when the student can register. */
export const Registration = ({ of, isHeld = false }: { of: JadwalKompre; isHeld?: boolean }) => {
  const { t, i18n } = useTranslation('kompre')
  const { tanggalBuka, tanggalTutup } = of
  const nowMs = useNowMs()
  const fase = faseOf(toJendela({ tanggalMulai: tanggalBuka, tanggalSelesai: tanggalTutup }), nowMs)
  const canRegister = !isHeld && obstacleOf(of, nowMs) === null
  const day = (value: Waktu) => formatTanggal(value, i18n.language)
  if (fase === 'before') return <p className={styles.minor}>{t('why.before', { hari: day(tanggalBuka) })}</p>
  if (fase === 'after') return <p className={styles.minor}>{t('why.after', { hari: day(tanggalTutup) })}</p>
  if (tanggalTutup === null) return null
  return (
    <p className={styles.minor}>
      {canRegister ? (
        <Until action={t('register')} value={tanggalTutup} />
      ) : (
        t('registration.until', { hari: day(tanggalTutup) })
      )}
    </p>
  )
}

const Sitting = ({ of, own }: { of: JadwalKompre; own: PartisipasiKompre | null | undefined }) => {
  const { t, i18n } = useTranslation('kompre')
  const day = useSittingPlan(of)
  const span = toSpan(of.jamMulai, of.jamSelesai)
  const seatsOf = useSeats()
  const leftOf = useDaysLeft()
  const title = joined(of.nama || t('title'), of.gelombang ? t('wave', { gelombang: of.gelombang }) : '')
  const isHeld = own === null || (own !== undefined && isOpen(own))
  return (
    <div className={styles.stack}>
      <div>
        <ListItemHead title={title} to={of.id && `/kompre/${of.id}`}>
          {own ? <StateTag of={own} /> : null}
        </ListItemHead>
        <MetaLine
          facts={[
            formatTanggal(of.tanggal, i18n.language, 'weekday') || t('day.none'),
            span ? spanText(span, i18n.language) : of.jamMulai,
            of.ruang,
            leftOf(of.tanggal),
          ]}
        />
        <MetaLine none="" facts={[seatsOf(of)]} />
        <Registration of={of} isHeld={isHeld} />
        <ExamGapLine day={day} />
      </div>
      {isHeld ? null : (
        <>
          {of.bolehMendaftar !== false ? <ClashLine of={of} day={day} /> : null}
          <KompreRegister of={of} />
        </>
      )}
    </div>
  )
}

interface Props {
  rows: readonly JadwalKompre[]
  /** The student's participations; null while unknown: registration is not offered. */
  own: readonly PartisipasiKompre[] | null
}

/** Available sittings, each with its day, seats, registration and clashes. */
export const Sittings = ({ rows, own }: Props) => (
  <List rows={rows} idOf={({ id }) => id}>
    {(row) => <Sitting of={row} own={own && participationIn(own, row.id)} />}
  </List>
)
