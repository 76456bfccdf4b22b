import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { DraftKeeper } from '#shared/ui/form/draft-keeper.tsx'
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { NumericInput } from '#shared/ui/input/numeric-input.tsx'
import { RupiahInput } from '#shared/ui/input/rupiah-input.tsx'
import { rupiahOfText } from '#shared/ui/input/rupiah-text.ts'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { numericWireText } from '#shared/validation/numeric-text.ts'
import { Group, Tile } from '../group.tsx'

const DEFAULTS = { nama: '', agama: '2', ipk: '3.5', jumlah: 1_500_000 }

/** Two fields and a checkbox. Typed text survives a reload, and leaving needs confirmation. */
const KeptForm = () => {
  const { t } = useTranslation('gallery')
  const form = useForm({ defaultValues: { alamat: '', catatan: '', setuju: false } })
  const draft = useDraft(form, 'gallery')
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(draft.done)(event)}>
      <DraftKeeper draft={draft} />
      <TextInput label={t('kept.alamat')} {...form.register('alamat')} />
      <TextInput label={t('kept.catatan')} {...form.register('catatan')} />
      <CheckboxInput label={t('kept.setuju')} {...form.register('setuju')} />
      <SaveButton />
    </form>
  )
}

export const Section = () => {
  const { t } = useTranslation('gallery')
  const [sent, setSent] = useState('')
  const { register, handleSubmit, formState } = useForm({ defaultValues: DEFAULTS, shouldFocusError: false })
  const { errors, submitCount } = formState
  const problems = errors.nama ? [{ field: 'nama', message: t('wrong') }] : []
  const onSubmit = handleSubmit((values) => setSent(JSON.stringify(values)))
  return (
    <Group title={t('form')}>
      <Tile name="form" wide>
        <form noValidate onSubmit={(event) => void onSubmit(event)}>
          <ErrorSummary problems={problems} attempt={submitCount} />
          <TextInput label={t('label')} error={errors.nama && t('wrong')} {...register('nama', { required: true })} />
          <SelectInput label={t('choice')} {...register('agama')}>
            <option value="1">Islam</option>
            <option value="2">Kristen</option>
          </SelectInput>
          <NumericInput label="IPK" decimal {...register('ipk', { setValueAs: numericWireText })} />
          <RupiahInput label="Rp" {...register('jumlah', { setValueAs: rupiahOfText })} />
          <SaveButton />
          <output data-sent>{sent}</output>
        </form>
      </Tile>
      <Tile name="kept form" wide>
        <DraftOwner value="gallery">
          <KeptForm />
        </DraftOwner>
      </Tile>
      <Tile name="error summary" wide>
        <ErrorSummary
          problems={[
            { field: 'nama', message: t('wrong') },
            { field: 'jumlah', message: t('long') },
          ]}
          attempt={0}
        />
      </Tile>
    </Group>
  )
}
