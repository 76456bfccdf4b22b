import { useTranslation } from 'react-i18next'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { filterRows, findRow, type Listed } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import { ALL } from './actions.ts'
import type { EventSubject } from './event-subject.ts'
import { stepNow, useStepText } from './next-step.tsx'

/** Returns the student's registrations that are not cancelled. */
export const useRegistration = (subjek: EventSubject) => subjek.milik({ ...ALL, status: 1 }).useQuery()

/**
 * Returns the registration for an event; `of` is undefined when there is none.
 * @returns null when a registration could not be read
 */
export const registrationFor = (rows: Listed<Pendaftaran>, idAcara: string): { of: Pendaftaran | undefined } | null => {
  const of = findRow(rows, (one) => one.idAcara === idAcara && !one.isBatal)
  return of === null ? null : { of }
}

interface Props {
  subjek: EventSubject
  title: string
  empty: string
  isOffered: (of: Pendaftaran, nowMs: number) => boolean
  /** Address that an entry links to; the id is appended. */
  alamat: string
}

/** List of the student's registrations to choose from, shown when the address has no id (readings, 92). */
export const ChooseRegistration = ({ subjek, title, empty, isOffered, alamat }: Props) => {
  const { t } = useTranslation('acara')
  const nowMs = useNowMs()
  const say = useStepText(subjek)
  return (
    <QueryCard
      title={title}
      query={useRegistration(subjek)}
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
              <MetaLine facts={[say(stepNow(subjek, one, nowMs), one)]} />
            </>
          )}
        </List>
      )}
    </QueryCard>
  )
}
