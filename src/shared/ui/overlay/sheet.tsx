import { IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../button/button-class.ts'
import styles from './sheet.module.css'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  /** Further facts below the title. */
  about?: ReactNode
  onClose: () => void
  /** True when the address opens it with a history entry of its own, so that Back closes it anyway. */
  hasEntry?: boolean
  children: ReactNode
}

/**
 * Modal sheet over a screen, with its own scroll: from below on a phone, at the right edge from 1024 px on. Labelled by
 * its title; Esc, Back and a touch outside close it.
 */
export const Sheet = ({ title, about = null, onClose, hasEntry = false, children }: Props) => {
  const { t } = useTranslation()
  const { ref, onCancel, onForced } = useModal({ onClose, hasEntry })
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way; a touch on the backdrop is the finger's
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onForced}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {about}
        </div>
        <button type="button" className={buttonClass('icon')} aria-label={t('failure.close')} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
