import { useTranslation } from 'react-i18next'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { filterRows, findRow, type Listed } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import { SEMUA } from './actions.ts'
import type { Subjek } from './event-subject.ts'
import { langkahNow, useLangkahText } from './next-step.tsx'

/** The registrations of the student that stand. */
export const useTerdaftar = (subjek: Subjek) => subjek.milik({ ...SEMUA, status: 1 }).useQuery()

/**
 * The registration for an event; `of` is undefined where none stands.
 * @returns null where that cannot be told: a registration could not be read
 */
export const pendaftaranFor = (rows: Listed<Pendaftaran>, idAcara: string): { of: Pendaftaran | undefined } | null => {
  const of = findRow(rows, (one) => one.idAcara === idAcara && !one.isBatal)
  return of === null ? null : { of }
}

interface Props {
  subjek: Subjek
  title: string
  empty: string
  /** Which of them are offered. */
  isOffered: (of: Pendaftaran, nowMs: number) => boolean
  /** Where they lead to, the id behind it. */
  alamat: string
}

/** For an address without an id: the student's own registrations to choose from (readings, 92). */
export const PilihPendaftaran = ({ subjek, title, empty, isOffered, alamat }: Props) => {
  const { t } = useTranslation('acara')
  const nowMs = useNowMs()
  const say = useLangkahText(subjek)
  return (
    <QueryCard
      title={title}
      query={useTerdaftar(subjek)}
      select={(halaman) =>
        halaman &&
        filterRows(halaman.rows, (one) => readNumberedId(one.idAcara) !== null && !one.isBatal && isOffered(one, nowMs))
      }
      lines={8}
      empty={empty}
      flush
    >
      {(rows) => (
        <List rows={rows} idOf={({ id }) => id}>
          {(one) => (
            <>
              <ListItemHead title={one.nama || t('acara:untitled')} to={`${alamat}?id=${one.idAcara}`} />
              <MetaLine facts={[say(langkahNow(subjek, one, nowMs), one)]} />
            </>
          )}
        </List>
      )}
    </QueryCard>
  )
}
