import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { JenisUjian, ujianBerikutnya } from '#domain/jadwal/jadwal-ujian.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { LockSum } from '#domain/pembayaran/lock-sum.tsx'
import { type Periode, periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import type { JadwalUjian, KartuUjian, KartuUjianMakul } from '#generated/client/ujian/readers.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { custom, Table } from '#kit/list/table.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { PrintLink } from '#kit/print/print-link.tsx'
import { SavePaper } from '#kit/print/save-paper.ts'
import { Ways } from '#kit/state/ways.tsx'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import { formatDesimal } from '#shared/format/desimal.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'
import { isKartuTerkunci, isOfPeriode } from './kartu-ujian.ts'

const NS = 'jadwal-dan-presensi'

/** Returns the exams to which a card does not admit the student. */
export const refusedOf = (makul: Listed<KartuUjianMakul>): KartuUjianMakul[] =>
  readRows(makul, 'noted').filter(({ eligible }) => eligible === false)

/** Reason of a locked card in the gateway's words; for bills or questionnaires, how to unlock it. */
const Terkunci = ({ alasan }: { alasan: string }) => {
  const { t, i18n } = useTranslation(NS)
  const idMahasiswa = useIdMahasiswa()
  const isMoney = isAboutMoney(alasan)
  const isKuesioner = !isMoney && /kuesioner/i.test(alasan)
  return (
    <>
      {isMoney ? <LockSum idMahasiswa={idMahasiswa} kunci="kartu-ujian" /> : null}
      <p>{shownText(alasan, i18n.language) || t('card.noReason')}</p>
      {isMoney ? <Ways of={[['/biaya-kuliah', t('card.pay')]]} variant="main" /> : null}
      {isKuesioner ? <Ways of={[['/kuesioner', t('card.kuesioner')]]} variant="main" /> : null}
      {isMoney || isKuesioner ? null : (
        <p className={styles.sub}>
          <span>{t('card.ask')}</span> <Kontak />
        </p>
      )}
    </>
  )
}

const COLUMNS = [
  custom<KartuUjianMakul>(
    'namaMakul',
    (one, { language }) => <MakulLink of={one}>{namaMakulOf(one, language)}</MakulLink>,
    {
      header: true,
    },
  ),
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

/** Table of the exams with the student's admission, as far as the gateway states it (section 3, eligible). */
export const Kelayakan = ({ makul }: { makul: Listed<KartuUjianMakul> }) => {
  const { t } = useTranslation(NS)
  if (readRows(makul, 'noted').every(({ eligible }) => eligible === null)) return <UnreadNote of={makul} />
  return (
    <Disclosure title={t('eligible')}>
      <Table ns={NS} caption="eligible" empty="exams.empty" columns={COLUMNS} rows={makul} />
    </Disclosure>
  )
}

/** Warning about refused exams that have no row in the list below. */
const Refused = ({ makul, ujian }: { makul: Listed<KartuUjianMakul>; ujian: Listed<JadwalUjian> }) => {
  const { t, i18n } = useTranslation(NS)
  const hasRow = ({ idMakul }: KartuUjianMakul) => ujian.some((one) => idMakul !== '' && one?.idMakul === idMakul)
  const names = refusedOf(makul).flatMap((one) => (hasRow(one) ? [] : [namaMakulOf(one, i18n.language)]))
  return names.length > 0 ? <Notice tone="danger">{t('card.refused', { makul: names.join(', ') })}</Notice> : null
}

/** Returns the title for the state of a card, and the icon beside it. */
export const useKartuTitle = (kartu: KartuUjian | undefined, jenis: string) => {
  const { t } = useTranslation(NS)
  if (!kartu) return { title: t('card.title', { jenis }), aside: null }
  return isKartuTerkunci(kartu)
    ? { title: t('card.isLocked', { jenis }), aside: <IconLock className={styles.locked} size={24} aria-hidden /> }
    : {
        title: t('card.isOpen', { jenis }),
        aside: <IconCircleCheck className={styles.unlocked} size={24} aria-hidden />,
      }
}

interface Props {
  kartu: KartuUjian
  jenis: JenisUjian
  /** Period shown on the screen. */
  periode: Periode
  /** The exams below; null while loading. */
  ujian: Listed<JadwalUjian> | null
  next: ReturnType<typeof ujianBerikutnya>
}

/** An exam card: how to unlock it or the print link, and the next exam. */
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
          {kartu.nomorUjian ? <p>{t('card.number', { nomor: shownText(kartu.nomorUjian, i18n.language) })}</p> : null}
          <div className={styles.ways}>
            <PrintLink to={`/cetak-kartu-ujian?jenis=${jenis}`} variant="main">
              {t('card.print', { jenis })}
            </PrintLink>
            <SavePaper kind="kartu" params={{ jenis }} />
          </div>
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
      {ujian ? <Refused makul={kartu.data} ujian={isOther ? [] : ujian} /> : null}
    </div>
  )
}
