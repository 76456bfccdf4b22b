import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { mustValidate } from '#domain/mahasiswa/must-validate.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useGetBiodata } from '#generated/client/biodata/biodata.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { HOME } from '#shared/home.ts'
import { isRecord } from '#shared/is-record.ts'
import { safePath } from '#shared/safe-path.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Notice } from '#shared/ui/notice.tsx'
import styles from './biodata.module.css'
import { ValidasiForm } from './validasi-form.tsx'

/** Where the student wanted to go before the data had to be confirmed. */
const useWantedPath = (): string => {
  const state: unknown = useLocation().state
  return safePath(isRecord(state) && typeof state['from'] === 'string' ? state['from'] : null) ?? HOME
}

/** Nothing to confirm: somebody came here without being sent. */
const NothingToDo = () => {
  const { t } = useTranslation('biodata')
  return (
    <>
      <Notice tone="ok">{t('validasi.nothing')}</Notice>
      <Link className={buttonClass('main')} to="/biodata">
        {t('validasi.toBiodata')}
      </Link>
    </>
  )
}

/** Confirmed, but the short biodata does not say so yet: the guard would send the student back. */
const Confirmed = ({ onGo }: { onGo: () => void }) => {
  const { t } = useTranslation('biodata')
  return (
    <>
      <Notice tone="ok" live>
        {t('validasi.done')}
      </Notice>
      <ActionButton look="main" onClick={onGo}>
        {t('validasi.go')}
      </ActionButton>
    </>
  )
}

/** /validasi-data: the student confirms the own data before anything else (section 4; readings, 19). */
export const ValidasiDataPage = () => {
  const { t } = useTranslation('biodata')
  const wanted = useWantedPath()
  const [confirmed, setConfirmed] = useState(false)
  const { biodataSingkat, refetch: askAgain } = useBiodataSingkat()
  const biodata = useGetBiodata(useIdMahasiswa())
  const forced = mustValidate(biodataSingkat)
  if (confirmed && !forced) return <Navigate to={wanted} replace />
  const toConfirm = forced ? (
    <Answer of={biodata} part={(known) => known} lines={24}>
      {(known) => <ValidasiForm biodata={known} onConfirmed={() => setConfirmed(true)} />}
    </Answer>
  ) : (
    <NothingToDo />
  )
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('validasi.title')}</h1>
        <p className={styles['lead']}>{t('validasi.lead')}</p>
      </header>
      {confirmed ? <Confirmed onGo={() => void askAgain()} /> : toConfirm}
    </div>
  )
}
