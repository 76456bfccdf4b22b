import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import {
  getListAgamaQueryOptions,
  getListAlatTransportasiQueryOptions,
  getListJenisTinggalQueryOptions,
  getListJenjangPendidikanQueryOptions,
  getListPekerjaanQueryOptions,
  getListPenghasilanQueryOptions,
  getListReferensiProdiQueryOptions,
} from '#generated/client/referensi/referensi.ts'
import { getListSkpiJenisKelengkapanQueryOptions, getListSkpiTingkatQueryOptions } from '#generated/client/skpi/skpi.ts'
import type { ListPekerjaanParams } from '#generated/models/referensi/listPekerjaanParams.zod.ts'
import { useReported } from '#shared/state/use-reported.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { choicesOf, type Pilihan } from './pilihan.ts'

/** Default number of rows of GET /v1/pekerjaan (section 7). */
const DEFAULT_ROWS = 2
/** Maximum that the contract accepts: a form needs the whole list, which cannot be searched. */
export const ALL_PEKERJAAN_ROWS = 1000

/** Returns the query of the occupations. @param itemsPerPage rows of the response; two by default */
export const pekerjaanParams = (itemsPerPage = DEFAULT_ROWS): Required<ListPekerjaanParams> => ({ itemsPerPage })

/** Lists that are short enough for a select without search, by content. */
const LISTS = {
  agama: () => getListAgamaQueryOptions({ query: { select: choicesOf } }),
  alatTransportasi: () => getListAlatTransportasiQueryOptions({ query: { select: choicesOf } }),
  jenisTinggal: () => getListJenisTinggalQueryOptions({ query: { select: choicesOf } }),
  jenjangPendidikan: () => getListJenjangPendidikanQueryOptions({ query: { select: choicesOf } }),
  pekerjaan: () => getListPekerjaanQueryOptions(pekerjaanParams(ALL_PEKERJAAN_ROWS), { query: { select: choicesOf } }),
  penghasilan: () => getListPenghasilanQueryOptions({ query: { select: choicesOf } }),
  prodi: () => getListReferensiProdiQueryOptions({ query: { select: choicesOf } }),
  skpiJenis: () => getListSkpiJenisKelengkapanQueryOptions({ query: { select: choicesOf } }),
  skpiTingkat: () => getListSkpiTingkatQueryOptions({ query: { select: choicesOf } }),
}
export type ReferensiList = keyof typeof LISTS

/** Fetches a short reference list of the gateway, cached for 7 days where it is a reference call (section 7). */
const useReferensi = (list: ReferensiList) => {
  const { data, error, isPending, refetch } = useQuery(LISTS[list]())
  useReported(error) // the field shows the error
  return { pilihan: data ?? null, isPending, refetch }
}

interface Props extends Omit<ComponentProps<typeof SelectInput>, 'value' | 'onChange' | 'children'> {
  list: ReferensiList
  value: Pilihan | null
  onValue: (pilihan: Pilihan | null) => void
}

const withChosen = (known: readonly Pilihan[], value: Pilihan | null): readonly Pilihan[] =>
  value && !known.some(({ kode }) => kode === value.kode) ? [value, ...known] : known

/** Labelled select for a short list of the gateway. The chosen value stays an option until the list is loaded. */
export const ReferensiSelect = ({ list, value, onValue, hint, ...rest }: Props) => {
  const { t } = useTranslation()
  const { pilihan, isPending, refetch } = useReferensi(list)
  const options = withChosen(pilihan ?? [], value)
  const choose = (kode: string) => onValue(options.find((one) => one.kode === kode) ?? null)
  const failed = !isPending && pilihan === null
  return (
    <div>
      <SelectInput
        {...rest}
        hint={isPending ? t('ui:list.pending') : failed ? t('ui:list.failed') : hint}
        value={value?.kode ?? ''}
        placeholder={t('ui:list.choose')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {options.map(({ kode, nama }) => (
          <option key={kode} value={kode}>
            {nama}
          </option>
        ))}
      </SelectInput>
      {failed ? (
        <ActionButton variant="quiet" onClick={() => void refetch()}>
          {t('ui:remote.retry')}
        </ActionButton>
      ) : null}
    </div>
  )
}
