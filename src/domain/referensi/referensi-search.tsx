import { useEffect, useState } from 'react'
import { markReported } from '#shared/reported-failures.ts'
import type { FieldProps } from '#shared/ui/field.tsx'
import { lostCard, optionalPart } from '#shared/ui/optional-part.tsx'
import type { Choice, RemoteSelectProps } from '#shared/ui/remote-select.tsx'
import { TextInput } from '#shared/ui/text-input.tsx'
import type { Pilihan } from './pilihan.ts'
import { type ReferensiSearch as Search, useSearchReferensi } from './use-search-referensi.ts'

/** What was chosen can be read without it. */
const ReadOnly = ({ value, onValue: _, onSearch: __, found: ___, ...rest }: RemoteSelectProps) => (
  <TextInput {...rest} value={value?.label ?? ''} maxLength={1000} readOnly />
)

/** Heavy, and not needed before somebody reads the form. */
const RemoteSelect = optionalPart(async () => (await import('#shared/ui/remote-select.tsx')).RemoteSelect, {
  waiting: (props) => <ReadOnly {...props} />,
  lost: (loss, props) => (
    <>
      <ReadOnly {...props} />
      {lostCard(loss)}
    </>
  ),
})

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
    if (error) markReported(error)
  }, [error])
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
