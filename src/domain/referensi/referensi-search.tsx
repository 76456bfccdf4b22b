import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getSearchNegaraQueryOptions,
  getSearchPerguruanTinggiQueryOptions,
  getSearchSekolahQueryOptions,
  getSearchWilayahQueryOptions,
} from '#generated/client/referensi/referensi.ts'
import { useReported } from '#shared/state/use-reported.ts'
import type { Choice, RemoteSelectProps } from '#shared/ui/choice/remote-select.tsx'
import type { FieldProps } from '#shared/ui/form/field.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { lazyOptional, loadErrorCard } from '#shared/ui/state/lazy-optional.tsx'
import { choicesOf, type Pilihan } from './pilihan.ts'

const asked = (nama: string) => ({
  query: { select: choicesOf, enabled: nama !== '', placeholderData: keepPreviousData },
})

/** Long lists that are searched by a part of the name. */
const SEARCHES = {
  sekolah: (nama: string) => getSearchSekolahQueryOptions({ nama }, asked(nama)),
  negara: (nama: string) => getSearchNegaraQueryOptions({ nama }, asked(nama)),
  wilayah: (nama: string) => getSearchWilayahQueryOptions({ nama }, asked(nama)),
  perguruanTinggi: (nama: string) => getSearchPerguruanTinggiQueryOptions({ nama }, asked(nama)),
}
export type ReferensiCari = keyof typeof SEARCHES

/**
 * Searches a reference list of the gateway; results are cached for 7 days (section 7). An outdated search is aborted,
 * and the previous results stay until the next response.
 * @param nama part of the name; '' sends nothing
 */
const useSearchReferensi = (search: ReferensiCari, nama: string) => {
  const { data, error, isFetching, refetch } = useQuery(SEARCHES[search](nama))
  return { found: nama === '' ? null : (data ?? null), error, isFetching, refetch }
}

/** Shows the chosen value before the search field is loaded. */
const ReadOnly = ({ value, onValue: _, onSearch: __, found: ___, ...rest }: RemoteSelectProps) => (
  <TextInput {...rest} value={value?.label ?? ''} maxLength={1000} readOnly />
)

/** Loaded on demand: it is large, and the form can be read without it. */
const RemoteSelect = lazyOptional(async () => (await import('#shared/ui/choice/remote-select.tsx')).RemoteSelect, {
  waiting: (props) => <ReadOnly {...props} />,
  onLoadError: (loss, props) => (
    <>
      <ReadOnly {...props} />
      {loadErrorCard(loss)}
    </>
  ),
})

interface Props extends FieldProps, Pick<RemoteSelectProps, 'name' | 'onBlur' | 'ref'> {
  search: ReferensiCari
  value: Pilihan | null
  onValue: (pilihan: Pilihan | null) => void
}

const toChoice = ({ kode, nama }: Pilihan): Choice => ({ value: kode, label: nama })

/** Labelled select for a long list of the gateway (sekolah, negara, wilayah, perguruan tinggi), searched by name. */
export const ReferensiSearch = ({ search, value, onValue, ...rest }: Props) => {
  const [text, setText] = useState('')
  const { found, error, isFetching, refetch } = useSearchReferensi(search, text)
  useReported(error)
  return (
    <RemoteSelect
      {...rest}
      value={value && toChoice(value)}
      onValue={(choice) => onValue(choice && { kode: choice.value, nama: choice.label })}
      onSearch={setText}
      found={{
        choices: found?.map(toChoice) ?? null,
        isPending: isFetching,
        failed: error !== null || (text !== '' && found === null),
        onRetry: () => void refetch(),
      }}
    />
  )
}
