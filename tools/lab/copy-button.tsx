import { IconCopy } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '#shared/browser/copy-text.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import styles from './parts.module.css'

interface Props {
  text: string
  label: string
  reason?: Reason | null
  /** Field that contains the text; it is selected when the browser does not allow copying. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
}

/** Copies a text and shows a message. When the browser does not allow copying, selects the text for the user. */
export const CopyButton = ({ text, label, reason = null, field }: Props) => {
  const { t } = useTranslation('lab')
  const [told, setTold] = useState<{ text: string; isDone: boolean } | null>(null)
  const onClick = async () => {
    const isDone = await copyText(text)
    setTold({ text, isDone })
    if (isDone) return
    field.current?.focus()
    field.current?.select()
  }
  const isToldHere = told?.text === text
  return (
    <div className={styles.copy}>
      <ActionButton reason={reason} onClick={() => void onClick()}>
        <IconCopy size={20} aria-hidden />
        {label}
      </ActionButton>
      <p role="status">{isToldHere ? (told.isDone ? t('copied') : t('notCopied')) : ''}</p>
    </div>
  )
}
