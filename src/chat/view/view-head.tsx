import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { useTexts } from '../talk/chat-context.ts'
import styles from './chat.module.css'

interface Props {
  title: string
  onBack: () => void
}

/** Header of a group or thread view: a back button and the title, which receives focus on mount. */
export const ViewHead = ({ title, onBack }: Props) => {
  const t = useTexts()
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className={styles.head}>
      <button type="button" className={buttonClass('icon')} onClick={onBack} aria-label={t('back')}>
        <IconArrowLeft size={20} aria-hidden />
      </button>
      <h3 ref={ref} tabIndex={-1}>
        {title}
      </h3>
    </div>
  )
}
