import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { telephoneHref, UNKNOWN_KAMPUS } from '#domain/kampus/sistem.ts'
import type { AccessToken } from '#gateway/session/token/access-token-type.ts'
import { IS_DEMO } from '#shared/browser/environment.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { LanguageSwitch } from '#shared/ui/look/language-switch.tsx'
import { SafeLine } from '#shared/ui/look/safe-line.tsx'
import { ExternalLogin } from './external-login.tsx'
import styles from './login.module.css'
import { useLoginCampus } from './login-campus.ts'
import { LoginForm } from './login-form.tsx'
import { PapersButton } from './papers-button.tsx'

interface Props {
  ready: Promise<unknown>
  onSignedIn: (token: AccessToken, typed: string) => void
  /** Called when the user is about to sign in, to prefetch the app's files. */
  onEngaged: () => void
  /** Opens the papers that are stored on this device. @throws when a file is lost */
  openPapers: () => Promise<void>
}

/** Login screen (routes / and /login). Prerendered; the first client render equals it. */
export const LoginPage = ({ ready, onSignedIn, onEngaged, openPapers }: Props) => {
  const { t } = useTranslation('login')
  const { config, facts, logo } = useLoginCampus(ready)
  const { judul, nama, telepon, jamLayanan } = facts ?? UNKNOWN_KAMPUS
  useEffect(() => {
    if (facts) document.title = `${t('title')} · ${judul}`
  }, [facts, judul, t])
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <svg
          className={styles.sun}
          viewBox="0 0 64 64"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.5"
          aria-hidden="true"
        >
          {[6, 10, 14, 18, 22, 26, 30].map((radius) => (
            <circle key={radius} cx="32" cy="32" r={radius} />
          ))}
        </svg>
        <div className={styles.bar}>
          <div className={styles.name}>
            <CampusLogo src={logo} inverse />
            <b>{nama || judul}</b>
          </div>
          {config?.enable_localization ? <LanguageSwitch plain /> : <span className={styles.languages} />}
        </div>
        <p className={styles.slogan}>{t('slogan')}</p>
        <p className={styles.notes}>{t('notes')}</p>
        <p className={styles.help}>
          {telepon ? (
            <>
              <span>{t('help')}</span> <a href={telephoneHref(telepon)}>{telepon}</a>
              <br />
              <span>{jamLayanan}</span>
            </>
          ) : null}
        </p>
      </header>
      <main className={styles.form} onFocus={onEngaged}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.subtitle}>{judul}</p>
        </div>
        <LoginForm ready={ready} onSignedIn={onSignedIn} />
        <a className={buttonClass('quiet', true)} href="/forgot-password">
          {t('forgot')}
        </a>
        <ExternalLogin ready={ready} />
        <PapersButton onOpen={openPapers} />
        {IS_DEMO ? (
          <div className={styles.note}>
            <IconInfoCircle size={20} aria-hidden />
            <p>{t('demo')}</p>
          </div>
        ) : null}
        <p className={styles.copyright}>
          <SafeLine html={config?.copyright} />
        </p>
      </main>
    </div>
  )
}
