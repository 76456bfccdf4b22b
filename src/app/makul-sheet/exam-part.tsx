import { IconFileText, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type JenisUjian, ujianBerikutnya, type WaktuUjian, waktuUjianOf } from '#domain/jadwal/jadwal-ujian.ts'
import { spanFigures } from '#domain/jadwal/pertemuan.ts'
import { toSpan } from '#domain/jadwal/span.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { useBillSums } from '#domain/pembayaran/use-bill-sums.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { isKartuTerkunci, isOfPeriode } from '#features/jadwal-dan-presensi/kartu-ujian.ts'
import type { JadwalUjian, JadwalUjianList } from '#generated/client/ujian/readers.ts'
import { useGetKartuUjian } from '#generated/client/ujian/ujian.ts'
import { Countdown } from '#kit/jendela/countdown.tsx'
import type { MakulIds } from '#kit/link/makul-key.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import styles from './makul-sheet.module.css'
import { pagedRowsOf } from './paged-rows.ts'
import { Part } from './part.tsx'
import type { PartProps } from './part-props.ts'

const NS = 'makul-sheet'

/** An exam of the course with its kind, which names the list that it is in. */
interface Ujian extends Omit<JadwalUjian, 'jenis'> {
  jenis: JenisUjian
}

/** Responses of both kinds; undefined where one failed. */
type Both = Readonly<Record<JenisUjian, JadwalUjianList | undefined>>

const KINDS = ['UTS', 'UAS'] as const

/** Combines both schedules: one that failed does not hide the other. */
const bothOf = (uts: QueryResult<JadwalUjianList>, uas: QueryResult<JadwalUjianList>): QueryResult<Both> => {
  const all = [uts, uas]
  const isPending = all.some((one) => one.data === undefined && one.isPending && !one.error)
  const isLost = all.every(({ data }) => data === undefined)
  return {
    data: isPending || isLost ? undefined : { UTS: uts.data, UAS: uas.data },
    dataUpdatedAt: Math.min(uts.dataUpdatedAt, uas.dataUpdatedAt),
    error: uts.error ?? uas.error,
    isPending,
    refetch: () => {
      for (const { data, error, refetch } of all) if (error || data === undefined) void refetch()
    },
  }
}

const findExams = (both: Both, ids: MakulIds) => {
  const found = KINDS.map((jenis) => {
    const answer = both[jenis]
    const { rows, isWhole } = answer ? pagedRowsOf(answer, ids) : { rows: [], isWhole: false }
    return { rows: rows.map((ujian): Ujian => ({ ...ujian, jenis })), isWhole }
  })
  return { rows: found.flatMap(({ rows }) => rows), isWhole: found.every(({ isWhole }) => isWhole) }
}

/** Sum that opens a locked card, or the campus's reason; nothing while the card is unknown. */
const Lock = ({ jenis, periode }: { jenis: JenisUjian; periode: Periode }) => {
  const { t, i18n } = useTranslation(NS)
  const idMahasiswa = useIdMahasiswa()
  // Always refetched: a payment may have opened the card since.
  const kartu = useOptionalData(useGetKartuUjian(idMahasiswa, { jenis }, { query: { staleTime: 0 } }))
  const isLocked = !!kartu && isOfPeriode(kartu, periode) && isKartuTerkunci(kartu)
  const alasan = isLocked ? kartu.alasanDikunci : ''
  const isMoney = isAboutMoney(alasan)
  const rupiah = useBillSums(idMahasiswa, isMoney)?.pembuka['kartu-ujian'].rupiah
  if (!isLocked) return null
  const pay = t('exam.pay', { rupiah: formatRupiah(rupiah ?? null) })
  return (
    <p className={styles.lock}>
      <IconLock size={16} aria-hidden />
      <span>
        <span>{t('exam.locked', { jenis })}</span>{' '}
        {isMoney && rupiah != null ? (
          <ScreenLink to="/biaya-kuliah" instead={<span>{pay}</span>}>
            {pay}
          </ScreenLink>
        ) : (
          <span>{shownText(alasan, i18n.language)}</span>
        )}
      </span>
    </p>
  )
}

const Seat = ({ of: { nomorKursi, ruang, jamMulai, jamSelesai } }: { of: Ujian }) => {
  const { t, i18n } = useTranslation(NS)
  const span = toSpan(jamMulai, jamSelesai)
  const facts = [
    [t('exam.seat'), nomorKursi],
    [t('exam.room'), ruang.replaceAll('. ', '.\u00a0')],
    [t('exam.hours', { zona: zoneLabel() }), span ? spanFigures(span, i18n.language) : jamMulai],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className={styles.seat}>
      {facts.map(([label, value = '']) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{shownText(value, i18n.language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Time left to the exam, if its hour is known, and its kind. */
const Remaining = ({ of: { mulai, isMulaiKnown }, sifat, nowMs }: { of: WaktuUjian; sifat: string; nowMs: number }) => {
  const { t, i18n } = useTranslation(NS)
  const isAhead = nowMs < mulai
  if (!isMulaiKnown && !sifat) return null
  return (
    <p className={styles.more}>
      {isMulaiKnown && isAhead ? <Countdown to={mulai} text="makul-sheet:exam.in" /> : null}
      {isMulaiKnown && !isAhead ? <span>{t('exam.running')}</span> : null}
      {sifat ? <span>{`${isMulaiKnown ? ', ' : ''}${shownText(sifat, i18n.language).toLowerCase()}`}</span> : null}
    </p>
  )
}

/** An exam in one line: its day, that it is over, or that it has no day. */
const useLineText = (nowMs: number) => {
  const { t, i18n } = useTranslation(NS)
  return (of: Ujian): string => {
    const { jenis, tanggalUjian } = of
    if (!tanggalUjian) return t(tanggalUjian === null ? 'exam.undated' : 'exam.unread', { jenis })
    const hari = formatTanggal(tanggalUjian, i18n.language, 'dayMonth')
    const isOver = (waktuUjianOf(of)?.selesai ?? Number.POSITIVE_INFINITY) <= nowMs
    return t(isOver ? 'exam.over' : 'exam.on', { jenis, hari })
  }
}

interface FactsProps {
  rows: readonly Ujian[]
  isWhole: boolean
  periode: Periode | null
  onReload: () => unknown
}

const Facts = ({ rows, isWhole, periode, onReload }: FactsProps) => {
  const { t } = useTranslation(NS)
  const nowMs = useNowMs()
  const lineText = useLineText(nowMs)
  const next = ujianBerikutnya(rows, nowMs)
  const first = rows.find((one) => one === next?.ujian) ?? rows.at(-1)
  if (!first) return null
  return (
    <>
      <p className={styles.fact}>{lineText(first)}</p>
      {next ? (
        <>
          <Remaining of={next} sifat={first.sifat} nowMs={nowMs} />
          <Seat of={first} />
          {periode ? <Lock jenis={first.jenis} periode={periode} /> : null}
        </>
      ) : null}
      {rows
        .filter((one) => one !== first)
        .map((one) => (
          <p key={rows.indexOf(one)} className={styles.more}>
            {lineText(one)}
          </p>
        ))}
      {isWhole ? null : (
        <p className={styles.more}>
          <span>{t('exam.partial')}</span>{' '}
          <button type="button" className={buttonClass('quiet')} onClick={() => void onReload()}>
            <span>{t('shared:failure.reload')}</span>
            <span className="visually-hidden">{` ${t('exam.title')}`}</span>
          </button>
        </p>
      )}
    </>
  )
}

/** The next exam of a course with its seat, and the lock of its card. */
export const ExamPart = ({ answers: { uts, uas, periode }, makul: { ids, taken } }: PartProps) => {
  const { t } = useTranslation(NS)
  const query = bothOf(uts, uas)
  return (
    <Part
      icon={IconFileText}
      title={t('exam.title')}
      to="/jadwal-dan-presensi?tab=ujian"
      query={query}
      find={(both) => findExams(both, ids)}
      none={t('exam.none')}
      taken={taken}
    >
      {(rows, isWhole) => <Facts rows={rows} isWhole={isWhole} periode={periode} onReload={query.refetch} />}
    </Part>
  )
}
