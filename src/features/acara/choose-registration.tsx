import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { AnswerCard } from '#kit/answer/answer.tsx'
import { ItemHead, Items } from '#kit/list/items.tsx'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import type { Pendaftaran } from './acara.ts'
import { SEMUA } from './actions.ts'
import type { Subjek } from './event-subject.ts'
import { langkahNow, useLangkahText } from './next-step.tsx'

/** The registrations of the student that stand. */
export const useTerdaftar = (subjek: Subjek) => subjek.milik({ ...SEMUA, status: 1 }).useAnswer()

/** The registration for an event; undefined where there is none that stands. */
export const pendaftaranFor = (rows: readonly Pendaftaran[], idAcara: string): Pendaftaran | undefined =>
  rows.find((one) => one.idAcara === idAcara && !one.isBatal)

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
    <AnswerCard
      title={title}
      of={useTerdaftar(subjek)}
      part={(halaman) =>
        halaman?.rows.filter((one) => readNumberedId(one.idAcara) !== null && !one.isBatal && isOffered(one, nowMs))
      }
      lines={8}
      empty={empty}
      flush
    >
      {(rows) => (
        <Items rows={rows} idOf={({ id }) => id}>
          {(one) => (
            <>
              <ItemHead title={<Link to={`${alamat}?id=${one.idAcara}`}>{one.nama || t('acara:untitled')}</Link>} />
              <FactLine facts={[say(langkahNow(subjek, one, nowMs), one)]} />
            </>
          )}
        </Items>
      )}
    </AnswerCard>
  )
}
