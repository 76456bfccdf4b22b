import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { PersonaDetails } from '#tools/demo/state/persona-facts.ts'
import shared from '../../simulated/panel.module.css'
import { ABOUT } from './about.ts'
import styles from './persona-card.module.css'
import { personaLines } from './persona-lines.ts'

interface Props {
  details: PersonaDetails
  isSignedIn: boolean
  onSignIn: () => void
  onReset: () => void
}

/** One persona: its purpose, current state, and a sign-in button. */
export const PersonaCard = ({ details, isSignedIn, onSignIn, onReset }: Props) => {
  const { t, i18n } = useTranslation('lab-personas')
  const id = useId()
  const { persona, username, nama, isChanged, mahasiswa } = details
  const about = ABOUT[persona]
  const signIn = useRef<HTMLButtonElement>(null)
  const reset = () => {
    signIn.current?.focus() // the pressed button is removed together with its reason
    onReset()
  }
  return (
    <li className={`${styles.card}${isSignedIn ? ` ${styles.current}` : ''}`}>
      <div className={styles.head}>
        <h3 id={id}>{nama}</h3>
        <span className={shared.row}>
          {isSignedIn ? <Tag tone="accent">{t('signedIn')}</Tag> : null}
          {isChanged ? <Tag tone="warn">{t('changed')}</Tag> : null}
        </span>
        <code className={shared.code}>
          {persona} · {username}
        </code>
      </div>
      {about ? <p>{t(about)}</p> : null}
      {mahasiswa ? (
        <DescriptionList facts={personaLines(mahasiswa, i18n.language, (key, values) => t(key, { ...values }))} />
      ) : null}
      <div className={`${shared.row} ${styles.actions}`}>
        <button ref={signIn} type="button" className={buttonClass()} aria-describedby={id} onClick={onSignIn}>
          {isSignedIn ? t('signInAgain', { nama }) : t('signIn', { nama })}
        </button>
        {mahasiswa && isChanged ? (
          <button type="button" className={buttonClass('quiet')} aria-describedby={id} onClick={reset}>
            {t('reset')}
          </button>
        ) : null}
      </div>
    </li>
  )
}
