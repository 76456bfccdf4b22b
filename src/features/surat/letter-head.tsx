import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Surat } from '#generated/client/surat/readers.ts'
import { useListJenisSurat, useListSurat } from '#generated/client/surat/surat.ts'
import { Until } from '#kit/jendela/until.tsx'
import { FIRST_PAGE } from '#kit/list/list-params.ts'
import { QueryCard } from '#kit/query/query-view.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { StateCard } from '#kit/state/state-card.tsx'
import { Ways } from '#kit/state/ways.tsx'
import { Words } from '#kit/state/words.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { knownText, readRows } from '#shared/wire/readers.ts'
import { isUnpaid, newestOpen, stateOf, stepsOf } from './letter.ts'

/** Returns the usual processing time of a letter's kind, in the campus's words; '' when unknown. */
const useUsual = ({ idJenisSurat }: Surat): string => {
  const kinds = useOptionalData(useListJenisSurat())
  const kind = readRows(kinds?.data, 'hint').find((one) => one.idJenisSurat === idJenisSurat)
  return kind ? knownText(kind.lamaProses) : ''
}

/** State card of a letter: number, start of the current state, usual processing time, and action. */
const Head = ({ of }: { of: Surat }) => {
  const { t, i18n } = useTranslation('surat')
  const usual = useUsual(of)
  const isFee = isUnpaid(of)
  const last = stepsOf(of).findLast(({ at }) => at)
  const since = writtenMomenText(last?.at, i18n.language, 'weekday')
  const name = of.namaJenisSurat || t('unnamed')
  const heading = isFee ? t('step.fee', { biaya: formatRupiah(of.biaya) }) : t(`head.${stateOf(of)}`)
  return (
    <StateCard
      state={isFee ? 'open' : 'waiting'}
      label={t('head')}
      title={heading}
      details={<Words of={[knownText(last?.note ?? ''), knownText(of.catatan)]} />}
      actions={isFee && <Ways of={[['/biaya-kuliah', t('step.pay')]]} variant="main" />}
      foot={
        isFee ? (
          of.batasBayar && <Until action={t('step.pay.do')} value={of.batasBayar} />
        ) : (
          <span>{usual ? t('head.usual', { lama: usual }) : t('head.news')}</span>
        )
      }
    >
      <p>{joined(shownText(name, i18n.language), of.nomorSurat || of.idSurat, since && t('head.since', since))}</p>
    </StateCard>
  )
}

/**
 * State card of the newest open letter; nothing when there is none.
 * @param isListed true beside the list of letters, which reports that they failed to load
 */
export const LetterHead = ({ isListed }: { isListed: boolean }) => {
  const { t } = useTranslation('surat')
  const letters = useListSurat(useIdMahasiswa(), FIRST_PAGE)
  const data = useOptionalData(letters)
  const open = newestOpen(readRows(data?.data, 'hint'))
  if (data === undefined && letters.error && !isListed)
    return (
      <QueryCard title={t('list')} query={letters} select={() => null} lines={4}>
        {() => null}
      </QueryCard>
    )
  return open ? <Head of={open} /> : null
}
