import { useTranslation } from 'react-i18next'
import { sortJadwalKuliah } from '#domain/jadwal/kehadiran.ts'
import { type Kelas, kelasBerikutnya } from '#domain/jadwal/kelas-berikutnya.ts'
import {
  bentrokMinggu,
  liburPada,
  type MingguKuliah,
  mingguKuliah,
  tanggalMinggu,
} from '#domain/jadwal/minggu-kuliah.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { spanText } from '#domain/jadwal/pertemuan.ts'
import type { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { type Periode, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListKalenderAkademik } from '#generated/client/info/info.ts'
import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { Answer, AnswerCard } from '#kit/answer/answer.tsx'
import { Countdown } from '#kit/jendela/countdown.tsx'
import { dayName } from '#shared/format/kalender.ts'
import { formatRentang } from '#shared/format/rentang.ts'
import { formatJam, formatTanggal, jamText } from '#shared/format/tanggal.ts'
import { dayOf, minuteOf } from '#shared/time/campus-time.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { present } from '#shared/wire/readers.ts'
import { DaftarKelas, TautanDaring, tempatOf } from './daftar-kelas.tsx'
import { HariPekan } from './hari-pekan.tsx'
import styles from './jadwal.module.css'
import { KalenderPekan } from './kalender-pekan.tsx'
import { PekanGrid } from './pekan-grid.tsx'

/** Where the student must be now, or next. */
const Sekarang = ({ kelas, nowMs }: { kelas: Kelas; nowMs: number }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const { mulai, selesai, row, waktu } = kelas
  const isRunning = nowMs >= mulai
  const sub = [dayOf(nowMs) === dayOf(mulai) ? '' : formatTanggal(mulai, i18n.language, 'weekday'), tempatOf(waktu)]
  return (
    <div className={styles.now}>
      <p className={styles.time}>{jamText(minuteOf(mulai), i18n.language)}</p>
      <div>
        <h3>
          {namaMakulOf(row, i18n.language)}{' '}
          {row.kelas ? <span className={styles.minor}>{t('group', { kelas: row.kelas })}</span> : null}
        </h3>
        <p className={styles.sub}>
          {t('until', { jam: formatJam(selesai, i18n.language) })}
          {sub.filter(Boolean).map((one) => (
            <span key={one}>, {one}</span>
          ))}
        </p>
        {kelas.dosen ? <p className={styles.sub}>{kelas.dosen}</p> : null}
        <TautanDaring row={row} waktu={waktu} />
      </div>
      <p className={styles.left}>
        <Countdown
          to={isRunning ? selesai : mulai}
          text={isRunning ? 'jadwal-dan-presensi:remaining' : 'jadwal-dan-presensi:left'}
        />
      </p>
    </div>
  )
}

const Bentrok = ({ minggu }: { minggu: MingguKuliah }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const pairs = bentrokMinggu(minggu)
  if (pairs.length === 0) return null
  return (
    <Notice tone="danger">
      {pairs.map(({ hari, satu, dua, ...span }) => (
        <p key={`${hari} ${span.mulai} ${satu.idKelas} ${dua.idKelas}`}>
          {t('clash.pair', {
            waktu: `${dayName(hari, i18n.language)} ${spanText(span, i18n.language)}`,
            satu: namaMakulOf(satu, i18n.language),
            dua: namaMakulOf(dua, i18n.language),
          })}
        </p>
      ))}
    </Notice>
  )
}

const weekTitle = (dates: readonly string[] | null, language: string): string =>
  formatRentang(dates?.[0], dates?.at(-1), language)

const Minggu = ({ rows, periode, isBerjalan, presensi, nowMs, updatedAt }: MingguProps) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const kalender = useListKalenderAkademik({ query: { enabled: isBerjalan } })
  const acara = present(kalender.data?.data)
  const minggu = mingguKuliah(rows)
  const dates = isBerjalan ? tanggalMinggu(dayOf(nowMs)) : null
  const libur = (day: string) => liburPada(acara, day)
  const shown = { minggu, dates, libur, nowMs }
  const { next } = isBerjalan ? kelasBerikutnya(rows, presensi, nowMs) : { next: null }
  const lost = minggu.tanpaWaktu.map((row) => namaMakulOf(row, i18n.language))
  return (
    <>
      {isBerjalan ? (
        <Card title={next && nowMs >= next.mulai ? t('now') : t('next')}>
          {next ? <Sekarang kelas={next} nowMs={nowMs} /> : <p>{t('next.none')}</p>}
        </Card>
      ) : null}
      <Card
        title={isBerjalan ? t('week', { rentang: weekTitle(dates, i18n.language) }) : t('week.past')}
        updatedAt={updatedAt}
        flush
      >
        <div className={styles.inset}>
          <Bentrok minggu={minggu} />
          {lost.length > 0 ? <p className={styles.sub}>{t('lost', { makul: lost.join(', ') })}</p> : null}
          <KalenderPekan rows={rows} presensi={presensi} periode={periode} />
        </div>
        <PekanGrid {...shown} />
        <HariPekan {...shown} />
      </Card>
      <DaftarKelas rows={rows} />
    </>
  )
}

interface MingguProps {
  rows: readonly JadwalKuliah[]
  presensi: readonly PresensiKuliah[]
  periode: Periode
  /** Its days are those of the week that runs. */
  isBerjalan: boolean
  /** By the campus's clock, in milliseconds since 1970. */
  nowMs: number
  updatedAt: number
}

interface Props {
  periode: Periode
  of: ReturnType<typeof useJadwalKuliah>
}

/** Where the student must be now and next, the week at a glance, and every class with all that is known of it. */
export const Pekan = ({ periode, of: { jadwal, presensi } }: Props) => {
  const { t } = useTranslation('jadwal-dan-presensi')
  const { semesterBerjalan, ...berjalan } = useSemesterBerjalan()
  const nowMs = useNowMs()
  const isBerjalan = semesterBerjalan?.tahun === periode.tahun && semesterBerjalan.semester === periode.semester
  // Whether this is the week that runs nobody knows then: that has to be seen, and asked again.
  const isLost = semesterBerjalan === undefined && berjalan.error !== null
  return (
    <>
      {isLost ? (
        <AnswerCard
          title={t('next')}
          of={{ ...berjalan, data: undefined, dataUpdatedAt: 0 }}
          part={() => null}
          lines={5}
        >
          {() => null}
        </AnswerCard>
      ) : null}
      <Answer of={jadwal} part={({ data }) => data && sortJadwalKuliah(data)} lines={24}>
        {(rows) =>
          rows.length === 0 ? (
            <Card title={t('week.past')} updatedAt={jadwal.dataUpdatedAt}>
              <EmptyState hint={t('empty')} />
            </Card>
          ) : (
            <Minggu
              rows={rows}
              presensi={present(presensi.data?.data)}
              periode={periode}
              isBerjalan={isBerjalan}
              nowMs={nowMs}
              updatedAt={jadwal.dataUpdatedAt}
            />
          )
        }
      </Answer>
    </>
  )
}
