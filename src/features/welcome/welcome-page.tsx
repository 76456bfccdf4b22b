import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { calledName } from '#domain/mahasiswa/called-name.ts'
import { useHasMahasiswa, useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { getFlag } from '#flags/get-flag.ts'
import { useGetPembatasWaktuKrs } from '#generated/client/krs/krs.ts'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import styles from './welcome.module.css'

/** Screens for a new student's first steps, in order of priority. */
const CANDIDATES = ['biodata', 'krs', 'jadwal-dan-presensi', 'biaya-kuliah', 'panduan'] as const

type Step = (typeof CANDIDATES)[number]

const STEPS = 3

/**
 * Returns the three first steps of the welcome screen (readings, /welcome), limited to screens in the campus menu.
 * @param isOn whether the menu entry of a screen is visible
 */
export const firstSteps = (isOn: (step: Step) => boolean): Step[] => CANDIDATES.filter(isOn).slice(0, STEPS)

const Contact = () => {
  const { t } = useTranslation('welcome')
  const { telepon, email, jamLayanan } = useKampus().facts
  if (!telepon && !email) return null
  return (
    <p className={styles.contact}>
      <span>{t('contact')}</span> {telepon ? <a href={telephoneHref(telepon)}>{telepon}</a> : null}
      {telepon && email ? <span>{' · '}</span> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {jamLayanan ? <span>{jamLayanan}</span> : null}
    </p>
  )
}

const Lead = () => {
  const { t } = useTranslation('welcome')
  const { nama, judul } = useKampus().facts
  return <p className={styles.lead}>{t('lead', { kampus: nama || judul })}</p>
}

/**
 * Returns whether KRS can be filled in now; undefined while loading. False when unknown or not open, so that it is not
 * a first step.
 */
const useIsKrsOpen = (): boolean | undefined => {
  const isInMenu = getFlag('menu.krs')
  const window = useGetPembatasWaktuKrs(useIdMahasiswa(), { query: { enabled: isInMenu } })
  const data = useOptionalData(window)
  if (!isInMenu) return false
  if (!data) return window.isPending ? undefined : false
  return faseOf(toJendela(data), campusNow()) === 'open'
}

/** Welcome screen of a signed-in student, with the first steps and the campus contact. */
const StudentWelcome = () => {
  const { t } = useTranslation('welcome')
  const { biodataSingkat } = useBiodataSingkat()
  const called = calledName(biodataSingkat?.nama ?? '')
  const isKrsOpen = useIsKrsOpen()
  const steps = firstSteps((step) => getFlag(`menu.${step}`) && (step !== 'krs' || isKrsOpen === true))
  return (
    <>
      <div>
        <h1>{called ? t('greeting.name', { nama: called }) : t('greeting')}</h1>
        <Lead />
      </div>
      {isKrsOpen === undefined ? <Skeleton lines={9} /> : null}
      {isKrsOpen !== undefined && steps.length > 0 ? (
        <section aria-label={t('steps')}>
          <h2 className={styles.heading}>{t('steps')}</h2>
          <ol className={styles.steps}>
            {steps.map((step, place) => (
              <li key={step}>
                <Link to={`/${step}`}>
                  <span className={styles.number} aria-hidden="true">
                    {place + 1}
                  </span>
                  <span className={styles.text}>
                    <b>{t(`step.${step}`)}</b>
                    <span>{t(`step.${step}.note`)}</span>
                  </span>
                  <IconChevronRight size={20} aria-hidden />
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <Link className={buttonClass('main', true)} to="/dashboard">
        {t('go')}
      </Link>
      <Contact />
    </>
  )
}

/** Welcome screen of a visitor, with the link to the login and the campus contact. */
const GuestWelcome = () => {
  const { t } = useTranslation('welcome')
  return (
    <>
      <div>
        <h1>{t('greeting')}</h1>
        <Lead />
      </div>
      <a className={buttonClass('main', true)} href="/">
        {t('login')}
      </a>
      <Contact />
    </>
  )
}

/** /welcome: a public screen that greets a signed-in student by name (section 2). */
export const WelcomePage = () => (useHasMahasiswa() ? <StudentWelcome /> : <GuestWelcome />)
