import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { SelectInput } from '#shared/ui/select-input.tsx'
import type { Pilihan } from './pilihan.ts'
import { type ReferensiList, useReferensi } from './use-referensi.ts'

interface Props extends Omit<ComponentProps<typeof SelectInput>, 'value' | 'onChange' | 'children'> {
  list: ReferensiList
  value: Pilihan | null
  onValue: (pilihan: Pilihan | null) => void
}

const withChosen = (known: readonly Pilihan[], value: Pilihan | null): readonly Pilihan[] =>
  value && !known.some(({ kode }) => kode === value.kode) ? [value, ...known] : known

/** Labelled choice from a short list of the gateway. What is chosen stays a choice while the list is not there. */
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
        <ActionButton look="quiet" onClick={() => void refetch()}>
          {t('ui:remote.retry')}
        </ActionButton>
      ) : null}
    </div>
  )
}
