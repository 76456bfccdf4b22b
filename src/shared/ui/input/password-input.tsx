import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../button/button-class.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import styles from './password-input.module.css'
import { DEFAULT_MAX_LENGTH } from './text-input.tsx'

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password'
}

/** Labelled password with a button that reveals it. */
export const PasswordInput = ({ label, hint, error, mark, id, maxLength, ...rest }: Props) => {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <Field label={label} hint={hint} error={error} mark={mark} id={id}>
      {(control) => (
        <div className={styles.affix}>
          <input
            {...rest}
            {...control}
            className={styles.input}
            type={shown ? 'text' : 'password'}
            maxLength={maxLength ?? DEFAULT_MAX_LENGTH}
          />
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('password.show', { label })}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}
