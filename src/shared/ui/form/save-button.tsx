import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../button/action-button.tsx'

interface Props extends Omit<ComponentProps<typeof ActionButton>, 'children' | 'variant' | 'type'> {
  /** Replaces 'Simpan' (section 2) and 'Menyimpan…'. */
  label?: string
  pendingLabel?: string
}

/** Submit button of a form. While pending it shows that and ignores clicks. */
export const SaveButton = ({ label, pendingLabel, pending = false, ...rest }: Props) => {
  const { t } = useTranslation('ui')
  return (
    <ActionButton {...rest} type="submit" variant="main" pending={pending}>
      {pending ? (pendingLabel ?? t('save.pending')) : (label ?? t('save'))}
    </ActionButton>
  )
}
