import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useListJenisSurat } from '#generated/client/surat/surat.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { useAsked } from '#kit/form/use-asked.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { Kinds } from './kinds.tsx'
import { RequestForm } from './request-form.tsx'
import styles from './surat.module.css'

/** What became of requests: a link to the letters. */
const AfterRequest = ({ isSent }: { isSent: boolean }) => {
  const { t } = useTranslation('surat')
  return (
    <>
      {isSent ? (
        <Notice tone="ok" live>
          <p>{t('request.sent')}</p>
        </Notice>
      ) : null}
      <p>
        <Link to="/surat">{t('request.follow')}</Link>
      </p>
    </>
  )
}

/** /pengajuan-surat: the kinds of letters, and with `?jenis=` the form of one beside its live preview. */
export const PengajuanSuratPage = () => {
  const { t } = useTranslation('surat')
  const { asked, ask } = useAsked('jenis')
  const [isSent, setIsSent] = useState(false)
  const kinds = useListJenisSurat()
  const finish = () => {
    setIsSent(true)
    ask(null)
  }
  if (asked === null)
    return (
      <div className={styles.page}>
        <h1>{t('request.page')}</h1>
        <AfterRequest isSent={isSent} />
        <Kinds />
      </div>
    )
  return (
    <div className={styles.page}>
      <h1>{t('request.page')}</h1>
      <p>
        <Link to="/pengajuan-surat">{t('request.other')}</Link>
      </p>
      <Answer of={kinds} part={({ data }) => data} lines={12}>
        {(rows) => {
          const jenis = readRows(rows, 'unreviewed').find(({ idJenisSurat }) => idJenisSurat === asked)
          return jenis ? (
            <RequestForm key={asked} jenis={jenis} onSent={finish} />
          ) : (
            <Notice tone="warn">{t('kind.missing')}</Notice>
          )
        }}
      </Answer>
    </div>
  )
}
