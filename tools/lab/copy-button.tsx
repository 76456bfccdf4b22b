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
  /** Where the text stands; selected where the browser does not let us copy. */
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
}

/** Copies a text and says so; where the browser does not let us, selects it for the person to copy. */
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
