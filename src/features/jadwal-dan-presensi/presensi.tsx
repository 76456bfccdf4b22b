import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isAbsen } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import {
  isDiBawah,
  type LetakKehadiran,
  letakKehadiran,
  type PresensiKelas,
  pertemuanBerikutnya,
  presensiKelas,
} from '#domain/jadwal/rawan-presensi.ts'
import type { useJadwalKuliah } from '#domain/jadwal/use-jadwal-kuliah.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { type Periode, useSemesterBerjalan } from '#domain/periode/periode.ts'
import type { PresensiPertemuan } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { useGetAturanQrCode } from '#generated/client/ujian/ujian.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { angka, custom, Table, tanggal, text } from '#kit/list/table.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { PrintLink } from '#kit/print/print-link.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { QuietRow } from '#shared/ui/button/quiet-row.tsx'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { type Listed, readRows, UNREADABLE, unreadOf } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'
import { sortJadwalKuliah } from './sort-jadwal-kuliah.ts'
import { useMinimal } from './use-minimal.ts'

const NS = 'jadwal-dan-presensi'

/** Returns a function that formats a percentage by language, by default with two decimals: '85,71%'. */
const usePersen = () => {
  const { t, i18n } = useTranslation(NS)
  return (persen: string | number, decimals = 2): string =>
    t('percent', { persen: formatDesimal(Number(persen), decimals, i18n.language) })
}

/** Returns a function that gives the meaning of a mark; an empty one means "not marked yet". */
const useTanda = () => {
  const { t } = useTranslation(NS)
  return (tanda: string): string => {
    if (tanda === '') return t('mark.none')
    if (tanda === UNREADABLE) return t('mark.unread')
    const word = kodeText('kehadiran', tanda)
    return word === tanda ? t('mark.other', { tanda }) : word
  }
}

const markLook = (tanda: string): string => {
  if (tanda === '' || tanda === UNREADABLE) return `${styles.mark} ${styles.open}`
  if (!isAbsen(tanda)) return styles.mark
  return `${styles.mark} ${tanda === 'A' ? styles.alpa : styles.excused}`
}

/** One letter per meeting; screen readers get meeting, date and meaning. */
const Tanda = ({ pertemuan }: { pertemuan: readonly PresensiPertemuan[] }) => {
  const { t, i18n } = useTranslation(NS)
  const tandaText = useTanda()
  return (
    <ul className={styles.marks}>
      {pertemuan.map((one, place) => {
        const when = [t('meeting', { nomor: one.pertemuan ?? place + 1 }), formatTanggal(one.tanggal, i18n.language)]
        return (
          <li key={pertemuan.indexOf(one)} className={markLook(one.presensi)}>
            <span aria-hidden>{one.presensi === UNREADABLE ? '?' : one.presensi || '–'}</span>
            <span className="visually-hidden">{`${when.filter(Boolean).join(', ')}: ${tandaText(one.presensi)}`}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Attendance after one more meeting; only for a running period. */
const Andai = ({ of: { kehadiran, minimal } }: { of: PresensiKelas }) => {
  const { t } = useTranslation(NS)
  const persen = usePersen()
  if (!kehadiran) return null
  // Above the minimum only the effect of an absence is shown; below it, also that of a presence.
  return [true, false].slice(isDiBawah(kehadiran, minimal) ? 0 : 1).map((isHadir) => {
    const next = pertemuanBerikutnya(kehadiran, isHadir)
    const verdict = minimal == null ? '' : t(isDiBawah(next, minimal) ? 'whatIf.below' : 'whatIf.enough')
    return (
      <p key={String(isHadir)} className={styles.sub}>
        <span>{`${t(isHadir ? 'whatIf.present' : 'whatIf.absent')}:`}</span>{' '}
        <b>{[persen(next.persen), verdict].filter(Boolean).join(', ')}</b>
      </p>
    )
  })
}

const Rincian = ({ pertemuan }: { pertemuan: readonly PresensiPertemuan[] }) => {
  const tandaText = useTanda()
  return (
    <Table
      ns={NS}
      caption="meetings"
      empty="meetings.empty"
      rows={pertemuan}
      columns={[
        angka('pertemuan', { header: true }),
        tanggal('tanggal'),
        custom<PresensiPertemuan>('presensi', (one) => tandaText(one.presensi)),
        text('jamDatang'),
        text('materi'),
        text('keterangan'),
      ]}
    />
  )
}

/** Attendance count and required attendance. */
const Hitungan = ({ of: { row, kehadiran, minimal } }: { of: PresensiKelas }) => {
  const { t } = useTranslation(NS)
  const persen = usePersen()
  const facts = [
    row.kelas ? t('group', { kelas: row.kelas }) : '',
    kehadiran ? t('count', { hadir: kehadiran.jumlahHadir, absen: kehadiran.jumlahAbsen }) : '',
    minimal === undefined ? t('minimum.unread') : '',
    minimal == null ? '' : t('minimum', { persen: persen(minimal, Number.isInteger(minimal) ? 0 : 2) }),
  ]
  return <span>{joined(...facts)}</span>
}

interface KelasProps {
  of: PresensiKelas
  /** True when more meetings will follow. */
  isBerjalan: boolean
}

const Kelas = ({ of, isBerjalan }: KelasProps) => {
  const { t, i18n } = useTranslation(NS)
  const persen = usePersen()
  const { row, pertemuan, kehadiran } = of
  const nama = namaMakulOf(row, i18n.language)
  const letak = letakKehadiran(of)
  const isBad = letak === 'below'
  return (
    <li className={isBad ? `${styles.kelas} ${styles.below}` : styles.kelas}>
      <div className={styles.what}>
        <h3>
          <MakulLink of={row}>{nama}</MakulLink>
        </h3>
        {kehadiran ? <b className={styles.percent}>{persen(kehadiran.persentaseKehadiran)}</b> : null}
        {kehadiran === undefined ? <b className={styles.percent}>{unreadableWord(i18n.language)}</b> : null}
      </div>
      <p className={styles.sub}>
        <Hitungan of={of} />
      </p>
      {pertemuan === null ? <p className={styles.sub}>{t('marks.unread')}</p> : null}
      {pertemuan?.length === 0 ? <p className={styles.sub}>{t('noMark')}</p> : null}
      {pertemuan && pertemuan.length > 0 ? <Tanda pertemuan={pertemuan} /> : null}
      {letak === 'below' || letak === 'edge' ? (
        <p className={isBad ? styles.bad : styles.edge}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>{t(letak)}</span>
        </p>
      ) : null}
      {isBerjalan ? <Andai of={of} /> : null}
      {pertemuan && pertemuan.length > 0 ? (
        <Disclosure title={t('meetings')} about={nama}>
          <Rincian pertemuan={pertemuan} />
        </Disclosure>
      ) : null}
    </li>
  )
}

/** Courses at risk by name, with the number of unknown ones; nothing when none is known to be at risk. */
const Risiko = ({ of }: { of: Listed<PresensiKelas> }) => {
  const { t, i18n } = useTranslation(NS)
  const rows = readRows(of, 'noted')
  const at = (letak: LetakKehadiran) => rows.filter((one) => letakKehadiran(one) === letak)
  const named = (['below', 'edge'] as const).flatMap((letak) => {
    const names = at(letak).map(({ row }) => namaMakulOf(row, i18n.language))
    return names.length > 0 ? [t(`risk.${letak}`, { count: names.length, nama: names.join(', ') })] : []
  })
  const unknown = at('unknown').length + unreadOf(of)
  if (named.length === 0) return null
  return (
    <div className={styles.risk}>
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {named.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {unknown > 0 ? <p className={styles.sub}>{t('risk.unknown', { count: unknown })}</p> : null}
      </div>
    </div>
  )
}

const MARKS = ['H', 'S', 'I', 'A', ''] as const

/** Legend of the mark letters; hidden from screen readers, which get the meanings. */
const Legend = () => {
  const tandaText = useTanda()
  return (
    <ul className={styles.legend} aria-hidden>
      {MARKS.map((tanda) => (
        <li key={tanda}>
          <span className={markLook(tanda)}>{tanda || '–'}</span> <span>{tandaText(tanda)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Notice that attendance cannot be shown, with a reload button; the classes below are shown without it (section 4). */
const Hilang = ({ onReload }: { onReload: () => unknown }) => {
  const { t } = useTranslation(NS)
  return (
    <Notice tone="warn" live>
      <p>{t('noAttendance')}</p>
      <button type="button" className={buttonClass()} onClick={() => void onReload()}>
        <IconRefresh size={20} aria-hidden />
        <span>{t('shared:failure.reload')}</span>
      </button>
    </Notice>
  )
}

const Cetak = ({ periode }: { periode: Periode }) => {
  const { t } = useTranslation(NS)
  return (
    <QuietRow>
      <PrintLink to="/cetak-presensi-kuliah" periode={periode} variant="quiet">
        {t('print.presensi')}
      </PrintLink>
      <PrintLink to="/cetak-presensi-kuliah-detail" periode={periode} variant="quiet">
        {t('print.detail')}
      </PrintLink>
    </QuietRow>
  )
}

/** Classes of a period, those at risk first, with marks and the effect of one more meeting. */
export const Presensi = ({ periode, of }: { periode: Periode; of: ReturnType<typeof useJadwalKuliah> }) => {
  const { t } = useTranslation(NS)
  const { jadwal, presensi } = of
  const { semesterBerjalan } = useSemesterBerjalan()
  const minimalOf = useMinimal()
  const { data: qr } = useGetAturanQrCode()
  const isBerjalan = semesterBerjalan?.tahun === periode.tahun && semesterBerjalan.semester === periode.semester
  const marks = presensi.data?.data
  const isLost = !presensi.isPending && !marks
  return (
    <>
      {isLost ? <Hilang onReload={presensi.refetch} /> : null}
      {qr?.isQrPresensi === true ? <Notice>{t('qr')}</Notice> : null}
      <QueryCard
        title={t('attendance')}
        query={presensi.isPending ? { ...jadwal, data: undefined, isPending: true } : jadwal}
        select={({ data }) => data && presensiKelas(sortJadwalKuliah(data), marks ?? null, minimalOf)}
        empty={t('empty')}
        lines={24}
        flush
      >
        {(rows) => (
          <>
            <Risiko of={rows} />
            {rows.some((one) => one?.pertemuan?.length) ? <Legend /> : null}
            <ul>
              {readRows(rows, 'noted').map((one) => (
                <Kelas key={`${one.row.idKelas} ${rows.indexOf(one)}`} of={one} isBerjalan={isBerjalan} />
              ))}
            </ul>
            <UnreadNote of={rows} />
          </>
        )}
      </QueryCard>
      <Cetak periode={periode} />
    </>
  )
}
