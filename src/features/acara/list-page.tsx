import { useTranslation } from 'react-i18next'
import { readStatusKegiatan, STATUS_KEGIATAN } from '#domain/kegiatan/kegiatan-list-params.ts'
import { FilterLinks } from '#kit/list/filter-links.tsx'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { useListParams } from '#kit/list/list-params.ts'
import { PagedCard } from '#kit/list/paged-card.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import styles from './acara.module.css'
import type { Acara } from './acara.ts'
import type { EventSubject } from './event-subject.ts'
import { waktuText } from './event-time.ts'
import { EventHeader } from './header.tsx'
import { MyRegistration } from './next-step.tsx'
import { EventSummary, EventTag } from './summary.tsx'

const FILTERS = ['status'] as const

interface ItemProps {
  acara: Acara
  /** Link target; null when the event has no valid id. */
  to: string | null
}

/** One event: name, organizer, time, place and the facts for the decision. */
const Item = ({ acara, to }: ItemProps) => {
  const { t, i18n } = useTranslation('acara')
  const { nama, jenis, penyelenggara, isTerdaftar, isBatal, alasan, bolehMendaftar } = acara
  const title = nama || t('acara:untitled')
  return (
    <>
      <ListItemHead title={title} to={to}>
        <EventTag acara={acara} />
      </ListItemHead>
      <MetaLine facts={[jenis, penyelenggara]} />
      <p>{waktuText(acara, i18n.language) || t('acara:waktu.none')}</p>
      <EventSummary acara={acara} nowMs={useNowMs()} />
      {bolehMendaftar !== true && isTerdaftar !== true && !isBatal && alasan ? (
        <p className={styles.why}>{alasan}</p>
      ) : null}
    </>
  )
}

interface ListProps {
  subjek: EventSubject
  /** Text key of the heading. */
  title: string
  /** Returns the address of an event. */
  toOf: (id: string) => string
}

/** Paged list of the events of one status (R4-044). */
export const EventCards = ({ subjek, title, toOf, hasFilter = false }: ListProps & { hasFilter?: boolean }) => {
  const { t } = useTranslation('acara')
  const { address, setPage } = useListParams(FILTERS)
  const { page, perPage } = address
  const status = (hasFilter && readStatusKegiatan(address.filters.status)) || 'active'
  const daftar = subjek.daftar({ page, perPage, status: STATUS_KEGIATAN[status] }).useQuery()
  const choices = [
    { title: t('acara:saring.aktif'), filters: { status: '' }, isCurrent: status === 'active' },
    {
      title: t('acara:saring.batal'),
      filters: { status: String(STATUS_KEGIATAN.cancelled) },
      isCurrent: status === 'cancelled',
    },
  ]
  return (
    <PagedCard
      title={t(title)}
      query={daftar}
      address={address}
      onPageChange={setPage}
      empty={t(subjek.texts.empty)}
      none={t('acara:daftar.none', { acara: t(subjek.texts.acara) })}
      filter={hasFilter ? <FilterLinks address={address} label={t('acara:saring')} choices={choices} /> : undefined}
    >
      {(rows) => (
        <List rows={rows} idOf={({ id }) => id}>
          {(acara) => {
            const id = readNumberedId(acara.id)
            return <Item acara={acara} to={id && toOf(id)} />
          }}
        </List>
      )}
    </PagedCard>
  )
}

/** List of events of a subject. Shows page 1 of the active ones unless the address has other parameters (R9-004). */
export const EventListPage = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  const { texts, alamat } = subjek
  return (
    <div className={styles.page}>
      <EventHeader subjek={subjek} title={t(texts.title)} kini="daftar" />
      <MyRegistration subjek={subjek} />
      <EventCards subjek={subjek} title={texts.list} toOf={(id) => `${alamat.daftar}/${id}`} hasFilter />
    </div>
  )
}
