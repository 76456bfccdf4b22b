import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { useOwnQueryClient } from '#gateway/query/use-own-query-client.ts'
import { getBiodataSingkat } from '#generated/client/biodata-singkat/biodata-singkat.ts'
import { readGetBiodataSingkat } from '#generated/client/biodata-singkat/readers.ts'
import { formResolver } from '#shared/form/form-resolver.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { PublicPage } from '../layouts/other/public-page.tsx'
import { logOut } from '../session/log-out.ts'
import { chooseStudent } from './chosen-student.ts'
import styles from './operator.module.css'
import { forgetRecent, noteRecent, readRecent } from './recent-students.ts'

/** Confirms with the gateway that a number belongs to a student, before any data of the student is shown. */
const useChoice = () => {
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const confirm = async (idMahasiswa: string) => {
    setPending(true)
    setFailure(null)
    try {
      const { biodataSingkat } = readGetBiodataSingkat(await getBiodataSingkat(idMahasiswa))
      noteRecent({ idMahasiswa, nama: biodataSingkat.nama })
      chooseStudent(idMahasiswa)
    } catch (error) {
      setFailure(toGatewayError(error).message)
    }
    setPending(false)
  }
  const choose = (idMahasiswa: string) => {
    if (!pending) void confirm(idMahasiswa)
  }
  return { failure, pending, choose }
}

const Recent = ({ onChoose }: { onChoose: (idMahasiswa: string) => void }) => {
  const { t } = useTranslation('operator')
  const [students, setStudents] = useState(readRecent)
  if (students.length === 0) return null
  const forget = () => {
    forgetRecent()
    setStudents([])
  }
  return (
    <section className={styles.recent} aria-labelledby="operator-recent">
      <h2 id="operator-recent">{t('recent')}</h2>
      <ul>
        {students.map(({ idMahasiswa, nama }) => (
          <li key={idMahasiswa}>
            <button type="button" onClick={() => onChoose(idMahasiswa)}>
              <b>{nama}</b> <span>{idMahasiswa}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={buttonClass('quiet')} onClick={forget}>
        {t('forget')}
      </button>
    </section>
  )
}

const MAX_NUMBER = 100
const StudentNumber = z.object({
  idMahasiswa: z.string().check(z.trim(), z.minLength(1, 'empty'), z.maxLength(MAX_NUMBER)),
})

/** Contact for help; nothing when the campus names none. */
const Help = () => {
  const { t } = useTranslation('operator')
  const { telepon, email } = useKampus().facts
  return telepon || email ? (
    <p className={styles.ask}>
      <span>{t('ask')}</span> <Kontak />
    </p>
  ) : null
}

const Chooser = () => {
  const { t } = useTranslation('operator')
  const { failure, pending, choose } = useChoice()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { idMahasiswa: '' },
    resolver: formResolver(StudentNumber),
    shouldFocusError: true,
  })
  const problem = formState.errors.idMahasiswa ? t('empty') : failure
  const onSubmit = handleSubmit(({ idMahasiswa }) => choose(idMahasiswa))
  return (
    <div className={styles.chooser}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.help}>{t('help')}</p>
      </div>
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <label htmlFor="idMahasiswa">{t('student')}</label>
        <input
          id="idMahasiswa"
          {...register('idMahasiswa')}
          maxLength={MAX_NUMBER}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby="operator-failure"
          autoComplete="off"
        />
        <p id="operator-failure" role="alert" className={styles.failure}>
          {problem}
        </p>
        <button type="submit" className={buttonClass('main', true)} aria-disabled={pending}>
          {t('open')}
        </button>
      </form>
      <Recent onChoose={choose} />
      <button type="button" className={buttonClass('quiet', true)} onClick={() => void logOut()}>
        {t('logout')}
      </button>
      <Help />
    </div>
  )
}

const Page = () => {
  const { t } = useTranslation('operator')
  const { facts, logo } = useKampus()
  return (
    <PublicPage layout="preLogin" instead={{ title: t('title'), content: <Chooser /> }}>
      <p className={styles.campus}>
        <CampusLogo src={logo} inverse />
        <b>{facts.nama || facts.judul}</b>
      </p>
    </PublicPage>
  )
}

/** Form in which an operator enters or selects the student to act for (readings, 18). */
export const StudentChooser = () => (
  <QueryClientProvider client={useOwnQueryClient()}>
    <Page />
  </QueryClientProvider>
)
