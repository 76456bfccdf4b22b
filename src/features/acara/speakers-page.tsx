import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { List } from '#kit/list/list.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { type Listed, sortRows } from '#shared/wire/readers.ts'
import styles from './acara.module.css'
import type { Acara, Pembicara } from './acara.ts'
import { MissingEvent, readAcara, useOneEvent } from './detail-page.tsx'
import type { EventSubject } from './event-subject.ts'
import { hoursText } from './event-time.ts'
import { EventHeader } from './header.tsx'
import { EventCards } from './list-page.tsx'

/** Sorts by day and time as text; entries without them come last. */
const sortSpeakers = ({ pembicara }: Acara): Listed<Pembicara> => {
  const at = ({ tanggal, jamMulai }: Pembicara) => `${tanggal ?? '9999'} ${jamMulai || '99'}`
  return sortRows(pembicara ?? [], (a, b) => (at(a) < at(b) ? -1 : Number(at(a) > at(b))))
}

const Talk = ({ of: { nama, instansi, topik, jamMulai, jamSelesai, ruang, tanggal } }: { of: Pembicara }) => {
  const { t, i18n } = useTranslation('acara')
  const jam = hoursText(jamMulai, jamSelesai, i18n.language)
  return (
    <>
      <p className={styles.when}>
        {[formatTanggal(tanggal, i18n.language), jam].filter(Boolean).join(', ') || t('acara:waktu.none')}
      </p>
      <h3>{topik || t('acara:topik.none')}</h3>
      <p>{nama || '–'}</p>
      <MetaLine facts={[instansi, ruang]} />
    </>
  )
}

/** Speakers of one event, with times and rooms. */
const SpeakerSchedule = ({ subjek, id }: { subjek: EventSubject; id: string }) => {
  const { t } = useTranslation('acara')
  const { satu, isGone } = useOneEvent(subjek, id)
  const { texts, alamat } = subjek
  if (isGone) return <MissingEvent subjek={subjek} />
  return (
    <div className={styles.page}>
      <EventHeader subjek={subjek} title={t(texts.pembicara)} kini="pembicara" />
      <QueryCard
        title={satu.data?.nama || t(texts.title)}
        query={satu}
        select={(acara) => {
          const read = readAcara(acara, id)
          return read && sortSpeakers(read)
        }}
        lines={10}
        empty={t('acara:pembicara.empty')}
        flush
      >
        {(rows) => (
          <List rows={rows} idOf={({ id: own }) => own}>
            {(one) => <Talk of={one} />}
          </List>
        )}
      </QueryCard>
      <p className={styles.ways}>
        <Link className={buttonClass()} to={`${alamat.daftar}/${id}`}>
          {t('acara:rinci')}
        </Link>
        <Link className={buttonClass()} to={alamat.pembicara}>
          {t('acara:other', { acara: t(texts.acara) })}
        </Link>
      </p>
    </div>
  )
}

/** Speaker schedule of the event in the address (?id=); without an id, a list of the active events. */
export const SpeakersPage = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  const [query] = useSearchParams()
  const id = readNumberedId(query.get('id'))
  const { texts, alamat } = subjek
  if (id !== null) return <SpeakerSchedule key={id} subjek={subjek} id={id} />
  return (
    <div className={styles.page}>
      <EventHeader subjek={subjek} title={t(texts.pembicara)} kini="pembicara" />
      <EventCards subjek={subjek} title="acara:pembicara.choose" toOf={(one) => `${alamat.pembicara}?id=${one}`} />
    </div>
  )
}
