import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { JenisUjian } from '#domain/jadwal/jadwal-ujian.ts'
import { isKartuTerkunci } from '#domain/jadwal/kartu-ujian.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { isAboutMoney } from '#domain/pembayaran/about-money.ts'
import { useLockText } from '#domain/pembayaran/use-bill-sums.ts'
import { type Periode, periodeLabel, toPeriode } from '#domain/periode/periode.ts'
import type { KartuUjian, KartuUjianMakul } from '#generated/client/ujian/readers.ts'
import { custom, Rows, text } from '#kit/list/columns.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { PrintLink } from '#kit/paper/print-link.tsx'
import { formatDesimal } from '#shared/format/desimal.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Fold } from '#shared/ui/fold.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'

const NS = 'jadwal-dan-presensi'

/** Why a card is locked in the gateway's words, and how it opens where these speak of money. */
const Terkunci = ({ alasan }: { alasan: string }) => {
  const { t, i18n } = useTranslation(NS)
  const isMoney = isAboutMoney(alasan)
  const owed = useLockText(useIdMahasiswa(), 'kartu-ujian', isMoney)
  return (
    <>
      <p className={styles.lock}>
        <IconLock size={20} aria-hidden />
        <span>{shownText(alasan, i18n.language) || t('card.locked')}</span>
      </p>
      {owed ? <p>{owed}</p> : null}
      {isMoney ? (
        <Link className={buttonClass('main')} to="/biaya-kuliah">
          {t('card.pay')}
        </Link>
      ) : (
        <p className={styles.sub}>{t('card.ask')}</p>
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
const Kelayakan = ({ makul }: { makul: Listed<KartuUjianMakul> }) => {
  const { t, i18n } = useTranslation(NS)
  const rows = readRows(makul, 'noted')
  if (rows.every(({ eligible }) => eligible === null)) return <UnreadNote of={makul} />
  const refused = rows.flatMap((one) => (one.eligible === false ? [namaMakulOf(one, i18n.language)] : []))
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
}

/** An exam card: whether it can be printed, why not, and to which exams it lets the student in. */
export const Kartu = ({ kartu, jenis, periode }: Props) => {
  const { t, i18n } = useTranslation(NS)
  const own = toPeriode(kartu.tahun, kartu.semester)
  const isOther = own !== null && (own.tahun !== periode.tahun || own.semester !== periode.semester)
  return (
    <div className={styles.card}>
      {isOther ? <p className={styles.sub}>{t('card.periode', { periode: periodeLabel(own) })}</p> : null}
      {isKartuTerkunci(kartu) ? (
        <Terkunci alasan={kartu.alasanDikunci} />
      ) : (
        <>
          <Tag tone="ok">{t('card.open')}</Tag>
          {kartu.nomorUjian ? <p>{t('card.number', { nomor: shownText(kartu.nomorUjian, i18n.language) })}</p> : null}
          <PrintLink to={`/cetak-kartu-ujian?jenis=${jenis}`} look="main">
            {t('card.print', { jenis })}
          </PrintLink>
        </>
      )}
      <Kelayakan makul={kartu.data} />
    </div>
  )
}
