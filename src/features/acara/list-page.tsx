import { useTranslation } from 'react-i18next'
import { readStatusKegiatan, STATUS_KEGIATAN } from '#domain/kegiatan/kegiatan-list-params.ts'
import { ItemHead, Items } from '#kit/list/items.tsx'
import { useListAddress } from '#kit/list/list-address.ts'
import { PagedCard } from '#kit/list/paged-card.tsx'
import { PilihanSaring } from '#kit/list/pilihan-saring.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import styles from './acara.module.css'
import type { Acara } from './acara.ts'
import type { Subjek } from './event-subject.ts'
import { Kepala } from './header.tsx'
import { MyRegistration } from './next-step.tsx'
import { Ringkas, TandaAcara } from './summary.tsx'
import { waktuText } from './waktu-acara.ts'

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
      <ItemHead title={title} to={to}>
        <TandaAcara acara={acara} />
      </ItemHead>
      <FactLine facts={[jenis, penyelenggara]} />
      <p>{waktuText(acara, i18n.language) || t('acara:waktu.none')}</p>
      <Ringkas acara={acara} nowMs={useNowMs()} />
      {bolehMendaftar !== true && isTerdaftar !== true && !isBatal && alasan ? (
        <p className={styles.why}>{alasan}</p>
      ) : null}
    </>
  )
}

interface ListProps {
  subjek: Subjek
  /** Text key of the heading. */
  title: string
  /** Returns the address of an event. */
  toOf: (id: string) => string
}

/** Paged list of the events of one status (R4-044). */
export const DaftarKartu = ({ subjek, title, toOf, hasFilter = false }: ListProps & { hasFilter?: boolean }) => {
  const { t } = useTranslation('acara')
  const { address, turn } = useListAddress(FILTERS)
  const { page, perPage } = address
  const status = (hasFilter && readStatusKegiatan(address.filters.status)) || 'active'
  const daftar = subjek.daftar({ page, perPage, status: STATUS_KEGIATAN[status] }).useAnswer()
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
      of={daftar}
      address={address}
      onTurn={turn}
      empty={t(subjek.texts.empty)}
      none={t('acara:daftar.none', { acara: t(subjek.texts.acara) })}
      filter={hasFilter ? <PilihanSaring address={address} label={t('acara:saring')} choices={choices} /> : undefined}
    >
      {(rows) => (
        <Items rows={rows} idOf={({ id }) => id}>
          {(acara) => {
            const id = readNumberedId(acara.id)
            return <Item acara={acara} to={id && toOf(id)} />
          }}
        </Items>
      )}
    </PagedCard>
  )
}

/** List of events of a subject. Shows page 1 of the active ones unless the address has other parameters (R9-004). */
export const DaftarAcara = ({ subjek }: { subjek: Subjek }) => {
  const { t } = useTranslation('acara')
  const { texts, alamat } = subjek
  return (
    <div className={styles.page}>
      <Kepala subjek={subjek} title={t(texts.title)} kini="daftar" />
      <MyRegistration subjek={subjek} />
      <DaftarKartu subjek={subjek} title={texts.list} toOf={(id) => `${alamat.daftar}/${id}`} hasFilter />
    </div>
  )
}
