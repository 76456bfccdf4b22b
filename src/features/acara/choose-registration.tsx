import { useTranslation } from 'react-i18next'
import { AnswerCard } from '#kit/answer/answer.tsx'
import { ItemHead, Items } from '#kit/list/items.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import { filterRows, findRow, type Listed } from '#shared/wire/readers.ts'
import type { Pendaftaran } from './acara.ts'
import { SEMUA } from './actions.ts'
import type { Subjek } from './event-subject.ts'
import { langkahNow, useLangkahText } from './next-step.tsx'

/** Returns the student's registrations that are not cancelled. */
export const useTerdaftar = (subjek: Subjek) => subjek.milik({ ...SEMUA, status: 1 }).useAnswer()

/**
 * Returns the registration for an event; `of` is undefined when there is none.
 * @returns null when a registration could not be read
 */
export const pendaftaranFor = (rows: Listed<Pendaftaran>, idAcara: string): { of: Pendaftaran | undefined } | null => {
  const of = findRow(rows, (one) => one.idAcara === idAcara && !one.isBatal)
  return of === null ? null : { of }
}

interface Props {
  subjek: Subjek
  title: string
  empty: string
  isOffered: (of: Pendaftaran, nowMs: number) => boolean
  /** Address that an entry links to; the id is appended. */
  alamat: string
}

/** List of the student's registrations to choose from, shown when the address has no id (readings, 92). */
export const PilihPendaftaran = ({ subjek, title, empty, isOffered, alamat }: Props) => {
  const { t } = useTranslation('acara')
  const nowMs = useNowMs()
  const say = useLangkahText(subjek)
  return (
    <AnswerCard
      title={title}
      of={useTerdaftar(subjek)}
      part={(halaman) =>
        halaman &&
        filterRows(halaman.rows, (one) => readNumberedId(one.idAcara) !== null && !one.isBatal && isOffered(one, nowMs))
      }
      lines={8}
      empty={empty}
      flush
    >
      {(rows) => (
        <Items rows={rows} idOf={({ id }) => id}>
          {(one) => (
            <>
              <ItemHead title={one.nama || t('acara:untitled')} to={`${alamat}?id=${one.idAcara}`} />
              <FactLine facts={[say(langkahNow(subjek, one, nowMs), one)]} />
            </>
          )}
        </Items>
      )}
    </AnswerCard>
  )
}
