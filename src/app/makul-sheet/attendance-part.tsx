import { IconAlertCircle, IconAlertTriangle, IconUserCheck } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { isAbsen, type Kehadiran } from '#domain/jadwal/kehadiran.ts'
import { type PresensiKelas, presensiKelas } from '#domain/jadwal/rawan-presensi.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useMinimal } from '#features/jadwal-dan-presensi/use-minimal.ts'
import type { PresensiPertemuan } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { readRows, UNREADABLE } from '#shared/wire/readers.ts'
import styles from './makul-sheet.module.css'
import { pagedRowsOf } from './paged-rows.ts'
import { Part } from './part.tsx'
import type { PartProps } from './part-props.ts'
import { type SisaAbsen, sisaAbsen } from './sisa-absen.ts'

const NS = 'makul-sheet'

/** Returns a percentage as text, without decimals when it is an integer. */
const usePercent = () => {
  const { i18n } = useTranslation(NS)
  return (value: number): string => `${formatDesimal(value, Number.isInteger(value) ? 0 : 2, i18n.language)}%`
}

const lookOf = (tanda: string): string => {
  if (tanda === '' || tanda === UNREADABLE) return `${styles.mark} ${styles.open}`
  if (!isAbsen(tanda)) return styles.mark
  return `${styles.mark} ${tanda === 'A' ? styles.alpa : styles.excused}`
}

const useTandaText = () => {
  const { t } = useTranslation(NS)
  return (tanda: string): string => {
    if (tanda === '') return t('attendance.unmarked')
    return tanda === UNREADABLE ? t('attendance.unreadMark') : kodeText('kehadiran', tanda)
  }
}

/** One letter per meeting; meetings ahead are empty when their number is known. */
const Strip = ({ pertemuan, ahead }: { pertemuan: readonly PresensiPertemuan[]; ahead: number }) => {
  const { t } = useTranslation(NS)
  const tandaText = useTandaText()
  const marks = pertemuan.map(({ presensi }) => presensi)
  const said = t('attendance.strip', { total: marks.length, tanda: marks.map(tandaText).join(', ') })
  return (
    <div
      className={styles.strip}
      role="img"
      aria-label={ahead > 0 ? `${said} ${t('attendance.ahead', { count: ahead })}` : said}
    >
      {[...marks.entries()].map(([place, tanda]) => (
        <span key={place} className={lookOf(tanda)}>
          {tanda === UNREADABLE ? '?' : tanda || '–'}
        </span>
      ))}
      {[...Array.from({ length: ahead }).keys()].map((place) => (
        <span key={`ahead ${place}`} className={`${styles.mark} ${styles.open}`} />
      ))}
    </div>
  )
}

/** Sentences about the attendance of a class. */
interface Said {
  fact: string
  more: string
  /** warn: one more absence is too many; danger: the minimum is out of reach. */
  tone?: 'warn' | 'danger'
}

interface Facts {
  hitungan: Kehadiran
  sisa: SisaAbsen
  /** Held meetings without a mark: any of them may be an absence. */
  unmarked: number
  minimal: number
}

const leftText = ({ hitungan, sisa: { sisa }, unmarked }: Facts, t: TFunction<'makul-sheet'>): string => {
  if (unmarked > 0) return t('attendance.upTo', { count: sisa })
  return t(hitungan.jumlahAbsen > 0 ? 'attendance.more' : 'attendance.left', { count: sisa })
}

const saidOf = (facts: Facts, t: TFunction<'makul-sheet'>, percent: (value: number) => string): Said => {
  const { hitungan, sisa: left, minimal } = facts
  const { total, perlu, sisa, terbaik, belum } = left
  const { jumlahHadir: hadir, jumlahAbsen } = hitungan
  const attended = t('attendance.of', { hadir, total: hadir + jumlahAbsen })
  const minimum = t('attendance.minimum', { perlu, total, count: total, persen: percent(minimal) })
  const share = (count: number): string => percent(Math.round((count / total) * 1e4) / 100)
  if (sisa < 0)
    return {
      fact: t('attendance.fact', { hadir: attended, sisa: t('attendance.unreachable') }),
      more: t('attendance.best', { terbaik, total, persen: share(terbaik) }),
      tone: 'danger',
    }
  if (belum === 0) return { fact: attended, more: minimum }
  if (sisa === 0)
    return {
      fact: t('attendance.fact', { hadir: attended, sisa: t('attendance.stop') }),
      more: t('attendance.rest', { count: perlu - hadir, terbaik, total, persen: share(terbaik) }),
      tone: 'warn',
    }
  return { fact: t('attendance.fact', { hadir: attended, sisa: leftText(facts, t) }), more: minimum }
}

/** Returns the sentences of a class whose number of meetings is unknown: the percentage and the required one. */
const percentOnly = (
  { kehadiran, minimal }: PresensiKelas,
  t: TFunction<'makul-sheet'>,
  percent: (value: number) => string,
): Said => {
  const least = minimal == null ? '' : t('attendance.least', { persen: percent(minimal) })
  const more = minimal === undefined ? t('attendance.leastUnread') : least
  if (kehadiran === undefined) return { fact: t('attendance.unread'), more }
  if (kehadiran === null) return { fact: t('attendance.none'), more }
  const { jumlahHadir: hadir, jumlahAbsen, persentaseKehadiran } = kehadiran
  const attended = t('attendance.of', { hadir, total: hadir + jumlahAbsen })
  return { fact: `${attended} (${percent(Number(persentaseKehadiran))})`, more }
}

const ICONS = { warn: IconAlertCircle, danger: IconAlertTriangle }

const NOTHING_YET: Kehadiran = { jumlahHadir: 0, jumlahAbsen: 0, persentaseKehadiran: '0.00' }

/** Returns the sentences of a class, and the absences left if they are known. */
const useKelas = (of: PresensiKelas) => {
  const { t } = useTranslation(NS)
  const percent = usePercent()
  const { row, pertemuan, kehadiran, minimal } = of
  const hitungan = kehadiran ?? NOTHING_YET
  const sisa = kehadiran === undefined ? null : sisaAbsen(hitungan, row.jumlahPertemuan, minimal)
  const held = pertemuan ?? []
  const unmarked = held.filter(({ presensi }) => presensi === '').length
  const said =
    sisa && minimal != null ? saidOf({ hitungan, sisa, unmarked, minimal }, t, percent) : percentOnly(of, t, percent)
  return { ...said, sisa, held, unmarked }
}

const Kelas = ({ of, isOne }: { of: PresensiKelas; isOne: boolean }) => {
  const { t } = useTranslation(NS)
  const { kelas } = of.row
  const { fact, more, tone, sisa, held, unmarked } = useKelas(of)
  const Sign = tone && ICONS[tone]
  return (
    <>
      {isOne || !kelas ? null : <p className={styles.more}>{t('group', { kelas })}</p>}
      <p className={`${styles.fact} ${tone ? styles[tone] : ''}`}>
        {Sign ? <Sign size={16} aria-hidden /> : null}
        <span>{fact}</span>
      </p>
      {held.length > 0 || sisa ? (
        <Strip pertemuan={held} ahead={sisa ? Math.max(0, sisa.total - held.length) : 0} />
      ) : null}
      {more ? <p className={styles.more}>{more}</p> : null}
      {unmarked > 0 ? <p className={styles.more}>{t('attendance.unmarkedCount', { count: unmarked })}</p> : null}
    </>
  )
}

/** Attendance of a course, and the absences left over all its meetings of the semester. */
export const AttendancePart = ({ answers: { jadwal, presensi }, makul: { ids, taken } }: PartProps) => {
  const { t } = useTranslation(NS)
  const minimalOf = useMinimal()
  return (
    <Part
      icon={IconUserCheck}
      title={t('attendance.title')}
      to="/jadwal-dan-presensi?tab=presensi"
      query={combineQueries(jadwal, presensi)}
      find={([classes, marks]) => {
        const { rows, isWhole } = pagedRowsOf(classes, ids)
        // Without a list of marks nothing is known of them, although the schedule may repeat some.
        if (!marks.data) return { rows: [], isWhole: false }
        return { rows: readRows(presensiKelas(rows, marks.data, minimalOf), 'noted'), isWhole }
      }}
      none={t('attendance.none')}
      taken={taken}
    >
      {(rows) => rows.map((one) => <Kelas key={rows.indexOf(one)} of={one} isOne={rows.length === 1} />)}
    </Part>
  )
}
