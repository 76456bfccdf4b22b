import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#gateway/gateway-error.ts'
import { getBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { logOut } from '../session/log-out.ts'
import { chooseStudent } from './chosen-student.ts'
import styles from './operator.module.css'

/** An operator names the student to act for; the gateway confirms the number before anything of the student is shown. */
export const StudentChooser = () => {
  const { t } = useTranslation('app')
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const confirm = async (idMahasiswa: string) => {
    setPending(true)
    setFailure(null)
    try {
      await getBiodataSingkat(idMahasiswa)
      chooseStudent(idMahasiswa)
    } catch (error) {
      setFailure(toGatewayError(error).message)
    }
    setPending(false)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('idMahasiswa')
    const idMahasiswa = typeof typed === 'string' ? typed.trim() : ''
    if (idMahasiswa === '') setFailure(t('operator.empty'))
    else if (!pending) void confirm(idMahasiswa)
  }
  return (
    <main className={styles['chooser']}>
      <h1>{t('operator.title')}</h1>
      <form onSubmit={onSubmit} noValidate>
        <label htmlFor="idMahasiswa">{t('operator.student')}</label>
        <input
          id="idMahasiswa"
          name="idMahasiswa"
          maxLength={100}
          aria-describedby="operator-failure"
          autoComplete="off"
        />
        <p id="operator-failure" role="alert" className={styles['failure']}>
          {failure}
        </p>
        <button type="submit" className={buttonClass('main', true)} aria-disabled={pending}>
          {t('operator.open')}
        </button>
      </form>
      <button type="button" className={buttonClass('quiet', true)} onClick={() => void logOut()}>
        {t('account.logout')}
      </button>
    </main>
  )
}
