import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { jadwalText } from '#domain/jadwal/pertemuan.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { JadwalKuliah, JadwalKuliahWaktu } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { allRows, type Listed, readRows } from '#shared/wire/readers.ts'
import { sumKnown } from '#shared/wire/sum-known.ts'
import styles from './jadwal.module.css'

/** Returns the place of a meeting: 'R. 402 Gedung C'; empty when unknown. */
export const tempatOf = ({ ruang, gedung }: JadwalKuliahWaktu, language: string): string =>
  // Keeps 'R. 402' on one line.
  shownText([ruang.replaceAll('. ', '.\u00a0'), gedung].filter(Boolean).join(' '), language)

/** Link to an online meeting, in a new tab. Invalid web addresses such as 'zoom.us/j/1' are shown as text. */
export const TautanDaring = ({ row, waktu }: { row: JadwalKuliah; waktu: JadwalKuliahWaktu }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const web = webAddress(waktu.urlDaring)
  if (!web) return waktu.urlDaring ? <span>{t('online.at', { alamat: waktu.urlDaring })}</span> : null
  return (
    <a className={styles.link} href={web} target="_blank" rel="noopener noreferrer">
      <span>{t('online')}</span>
      <span className="visually-hidden">{` ${namaMakulOf(row, i18n.language)} ${t('ui:files.newTab')}`}</span>
    </a>
  )
}

/** One weekly meeting with all known details. */
const Pertemuan = ({ row, waktu }: { row: JadwalKuliah; waktu: JadwalKuliahWaktu }) => {
  const { i18n } = useTranslation()
  const when = jadwalText([{ ...waktu, ruang: '' }], i18n.language)
  const said = [when, tempatOf(waktu, i18n.language)].filter(Boolean).join(', ')
  return (
    <li>
      <span>{said || '–'}</span> <TautanDaring row={row} waktu={waktu} />
    </li>
  )
}

const Kelas = ({ row }: { row: JadwalKuliah }) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const { kodeMakul, kelas, sks, bahasaPengantar } = row
  const meetings = readRows(row.jadwal, 'noted')
  const dosen = shownText(dosenText(row.dosen), i18n.language)
  const facts = [
    kodeMakul,
    kelas ? t('group', { kelas }) : '',
    sks === undefined ? unreadableWord(i18n.language) : sks === null ? '' : t('sks', { count: sks }),
    bahasaPengantar ? t('language', { bahasa: kodeText('bahasaPengantar', bahasaPengantar) }) : '',
  ]
  return (
    <li className={styles.kelas}>
      <h3>
        <MakulLink of={row}>{namaMakulOf(row, i18n.language)}</MakulLink>
      </h3>
      <p className={styles.sub}>{shownText(joined(...facts), i18n.language)}</p>
      <ul>
        {meetings.map((waktu) => (
          <Pertemuan key={meetings.indexOf(waktu)} row={row} waktu={waktu} />
        ))}
      </ul>
      {row.jadwal.length === 0 ? <p className={styles.sub}>{t('noTime')}</p> : null}
      <UnreadNote of={row.jadwal} noun={t('meetingTimes')} />
      {dosen ? <p className={styles.sub}>{dosen}</p> : null}
    </li>
  )
}

/** Classes that are rendered with the screen; the others follow, so that a tap on the menu is answered at once. */
const FIRST_ROWS = 3

/** All classes of the period, by the day of their first meeting (section 4). @param rows in this order */
export const DaftarKelas = ({ rows }: { rows: Listed<JadwalKuliah> }) => {
  const { t } = useTranslation('jadwal-dan-presensi')
  const known = readRows(rows, 'noted')
  const isWhole = useDeferredValue(true, false)
  const sks = sumKnown(allRows(rows)?.map((row) => row.sks))
  return (
    <Card
      title={t('list')}
      aside={<span className={styles.sub}>{sks === null ? null : t('list.count', { count: known.length, sks })}</span>}
      flush
    >
      <ul aria-busy={!isWhole}>
        {(isWhole ? known : known.slice(0, FIRST_ROWS)).map((row) => (
          <Kelas key={`${row.idKelas} ${known.indexOf(row)}`} row={row} />
        ))}
      </ul>
      <UnreadNote of={rows} />
    </Card>
  )
}
