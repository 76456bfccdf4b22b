import { lazy, Suspense, useEffect, useState } from 'react'
import { markTold } from '#shared/told-failures.ts'
import type { FieldProps } from '#shared/ui/field.tsx'
import type { Choice, RemoteSelectProps } from '#shared/ui/remote-select.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import type { Pilihan } from './pilihan.ts'
import { type ReferensiSearch as Search, useSearchReferensi } from './use-search-referensi.ts'

/** Heavy, and not needed before somebody reads the form. */
const RemoteSelect = lazy(async () => ({ default: (await import('#shared/ui/remote-select.tsx')).RemoteSelect }))

interface Props extends FieldProps, Pick<RemoteSelectProps, 'name' | 'onBlur' | 'ref'> {
  search: Search
  value: Pilihan | null
  onValue: (pilihan: Pilihan | null) => void
}

const toChoice = ({ kode, nama }: Pilihan): Choice => ({ value: kode, label: nama })

/** Labelled choice from a long list of the gateway (sekolah, negara, wilayah, perguruan tinggi), searched by name. */
export const ReferensiSearch = ({ search, value, onValue, ...rest }: Props) => {
  const [text, setText] = useState('')
  const { found, error, isFetching, refetch } = useSearchReferensi(search, text)
  useEffect(() => {
    if (error) markTold(error)
  }, [error])
  const fallback = <TextInput {...rest} value={value?.nama ?? ''} maxLength={1000} readOnly />
  return (
    <Suspense fallback={fallback}>
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
    </Suspense>
  )
}
