import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { JenisUjian, ujianBerikutnya } from '#domain/jadwal/jadwal-ujian.ts'
import { isKartuTerkunci } from '#domain/jadwal/kartu-ujian.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { type Periode, periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import type { JadwalUjian, KartuUjian, KartuUjianMakul } from '#generated/client/ujian/readers.ts'
import { custom, Rows, text } from '#kit/list/columns.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { PrintLink } from '#kit/paper/print-link.tsx'
import { Ways } from '#kit/state/ways.tsx'
import { formatDesimal } from '#shared/format/desimal.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatJam, formatTanggal } from '#shared/format/tanggal.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { Fold } from '#shared/ui/fold.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'

const NS = 'jadwal-dan-presensi'

/** Tells whether a card is of the period on the screen, as far as it says its own. */
export const isOfPeriode = ({ tahun, semester }: KartuUjian, periode: Periode): boolean => {
  const own = toPeriode(tahun, semester)
  return own === null || (own.tahun === periode.tahun && own.semester === periode.semester)
}

/** The exams to which a card does not admit the student. */
export const refusedOf = (makul: Listed<KartuUjianMakul>): KartuUjianMakul[] =>
  readRows(makul, 'noted').filter(({ eligible }) => eligible === false)

/** What is owed in all. The gateway names no sum that opens a card: this one is left out unless it is known. */
const Owed = () => {
  const { t } = useTranslation(NS)
  const owed = useGetRekapPembayaran(useIdMahasiswa()).data?.rekap?.totalTunggakan
  if (!owed) return null
  return (
    <p>
      <span className={styles.sub}>{t('card.owed')}</span> <b className={styles.sum}>{formatRupiah(owed)}</b>
    </p>
  )
}

/** Why a card is locked in the gateway's words, and how it opens where these speak of money or questionnaires. */
const Terkunci = ({ alasan }: { alasan: string }) => {
  const { t, i18n } = useTranslation(NS)
  const isMoney = isAboutMoney(alasan)
  const isKuesioner = !isMoney && /kuesioner/i.test(alasan)
  return (
    <>
      <h3 className={`${styles.state} ${styles.locked}`}>
        <IconLock size={24} aria-hidden />
        <span>{t('card.isLocked')}</span>
      </h3>
      {isMoney ? <Owed /> : null}
      <p>{shownText(alasan, i18n.language) || t('card.noReason')}</p>
      {isMoney ? <Ways of={[['/biaya-kuliah', t('card.pay')]]} look="main" /> : null}
      {isKuesioner ? <Ways of={[['/kuesioner', t('card.kuesioner')]]} look="main" /> : null}
      {isMoney || isKuesioner ? null : (
        <p className={styles.sub}>
          <span>{t('card.ask')}</span> <Kontak />
        </p>
      )}
    </>
  )
}

const COLUMNS = [
  text('namaMakul', { header: true }),
  custom<KartuUjianMakul>(
    'persentaseKehadiran',
    ({ persentaseKehadiran }, { t, language }) =>
      persentaseKehadiran === undefined
        ? unreadableWord(language)
        : persentaseKehadiran === null
          ? '–'
          : t('percent', { persen: formatDesimal(persentaseKehadiran, 2, language) }),
    { numeric: true },
  ),
  custom<KartuUjianMakul>('eligible', ({ eligible }) =>
    eligible === null ? '–' : kodeText('eligible', String(Number(eligible))),
  ),
]

/** To which exams the card lets the student in, as far as the gateway says it (section 3, eligible). */
const Kelayakan = ({ makul, ujian }: { makul: Listed<KartuUjianMakul>; ujian: Listed<JadwalUjian> }) => {
  const { t, i18n } = useTranslation(NS)
  const rows = readRows(makul, 'noted')
  if (rows.every(({ eligible }) => eligible === null)) return <UnreadNote of={makul} />
  const hasRow = ({ idMakul }: KartuUjianMakul) => ujian.some((one) => idMakul !== '' && one?.idMakul === idMakul)
  const refused = refusedOf(makul).flatMap((one) => (hasRow(one) ? [] : [namaMakulOf(one, i18n.language)]))
  return (
    <>
      {refused.length > 0 ? <Notice tone="danger">{t('card.refused', { makul: refused.join(', ') })}</Notice> : null}
      <Fold title={t('eligible')}>
        <Rows ns={NS} caption="eligible" empty="exams.empty" columns={COLUMNS} rows={makul} />
      </Fold>
    </>
  )
}

interface Props {
  kartu: KartuUjian
  jenis: JenisUjian
  /** What the screen shows beside it. */
  periode: Periode
  /** The exams below, which say themselves that the card does not admit the student to them. */
  ujian: Listed<JadwalUjian>
  /** The exam that comes next. */
  next: ReturnType<typeof ujianBerikutnya>
}

/** An exam card: whether it can be printed, what opens it, the next exam, and to which exams it admits the student. */
export const Kartu = ({ kartu, jenis, periode, ujian, next }: Props) => {
  const { t, i18n } = useTranslation(NS)
  const own = toPeriode(kartu.tahun, kartu.semester)
  const isOther = !isOfPeriode(kartu, periode)
  return (
    <div className={styles.card}>
      {isOther && own ? <p className={styles.sub}>{t('card.periode', { periode: periodeLabel(own) })}</p> : null}
      {isKartuTerkunci(kartu) ? (
        <Terkunci alasan={kartu.alasanDikunci} />
      ) : (
        <>
          <h3 className={`${styles.state} ${styles.unlocked}`}>
            <IconCircleCheck size={24} aria-hidden />
            <span>{t('card.open')}</span>
          </h3>
          {kartu.nomorUjian ? <p>{t('card.number', { nomor: shownText(kartu.nomorUjian, i18n.language) })}</p> : null}
          <PrintLink to={`/cetak-kartu-ujian?jenis=${jenis}`} look="main">
            {t('card.print', { jenis })}
          </PrintLink>
        </>
      )}
      {next && !isOther ? (
        <p className={styles.first}>
          <span>{t('next.exam')}</span>{' '}
          <b>
            {[
              formatTanggal(next.ujian.tanggalUjian, i18n.language, 'weekday'),
              next.isMulaiKnown && formatJam(next.mulai, i18n.language),
            ]
              .filter(Boolean)
              .join(', ')}
          </b>
        </p>
      ) : null}
      <Kelayakan makul={kartu.data} ujian={isOther ? [] : ujian} />
    </div>
  )
}
