import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useListInfo, useListUpcomingEvent } from '#generated/client/info/info.ts'
import type { Info, UpcomingEvent } from '#generated/client/info/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { ListCard } from '#kit/list/list-card.tsx'
import { custom, text } from '#kit/list/table.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { safePath } from '#shared/text/safe-path.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { SafeHtml } from '#shared/ui/look/safe-html.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { readRows, tanggal } from '#shared/wire/readers.ts'
import styles from './info.module.css'

/** Returns the days of an event, and its start time unless it lasts all day. */
const waktuOf = ({ tanggalMulai, tanggalSelesai, isSehari }: UpcomingEvent, language: string): string => {
  if (tanggalMulai === null) return '–'
  const jam = isSehari === false ? writtenMomenText(tanggalMulai, language)?.jam : ''
  return [formatRentang(tanggal(tanggalMulai), tanggal(tanggalSelesai), language), jam].filter(Boolean).join(', ')
}

/** Link to an address of the gateway: a screen of the portal or another site; plain text when it must not be opened. */
const Way = ({ url, children }: { url: string; children: string }) => {
  const own = safePath(url)
  const web = webAddress(url)
  if (own) return <Link to={own}>{children}</Link>
  if (!web) return <span>{children}</span>
  return (
    <a href={web} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

const AGENDA = [
  custom<UpcomingEvent>('nama', ({ nama, url }) => <Way url={url}>{nama || '–'}</Way>, { header: true }),
  custom<UpcomingEvent>('waktu', (event, { language }) => waktuOf(event, language)),
  text('lokasi'),
  text('deskripsi'),
]

const Informasi = ({ row }: { row: Info }) => {
  const { t, i18n } = useTranslation('info')
  const { judul, isi, kategori, url, lampiran } = row
  const day = formatTanggal(row.tanggal, i18n.language)
  return (
    <Card
      title={judul || t('untitled')}
      aside={
        kategori ? (
          <span className={styles.tag}>
            <Tag>{kategori}</Tag>
          </span>
        ) : null
      }
    >
      <div className={styles.info}>
        {day ? <p className={styles.day}>{t('since', { tanggal: day })}</p> : null}
        <SafeHtml html={isi} />
        {safePath(url) || webAddress(url) ? (
          <p>
            <Way url={url}>{t('open')}</Way>
          </p>
        ) : null}
        <FileList title={t('files', { judul })} titleHidden files={lampiran} />
      </div>
    </Card>
  )
}

/** /info: permanent information of the campus and coming events. */
export const InfoPage = () => {
  const { t } = useTranslation('info')
  const info = useListInfo()
  const agenda = useListUpcomingEvent()
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <QueryView query={info} select={({ data }) => data} lines={12}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState hint={t('empty')} />
          ) : (
            <div className={styles.all}>
              {readRows(rows, 'noted').map((row) => (
                <Informasi key={`${row.idInfo} ${rows.indexOf(row)}`} row={row} />
              ))}
              <UnreadNote of={rows} />
            </div>
          )
        }
      </QueryView>
      <ListCard
        ns="info"
        title="agenda"
        empty="agenda.empty"
        query={agenda}
        rows={agenda.data?.data}
        columns={AGENDA}
      />
      <p>
        <Link to="/kalender-akademik">{t('calendar')}</Link>
      </p>
    </div>
  )
}
