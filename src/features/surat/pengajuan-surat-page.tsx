import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { JenisSurat } from '#generated/client/surat/readers.ts'
import { useListJenisSurat } from '#generated/client/surat/surat.ts'
import { useDialogParam } from '#kit/form/use-dialog-param.ts'
import { BackLink } from '#kit/link/back-link.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { findRow, type Listed } from '#shared/wire/readers.ts'
import { Kinds } from './kinds.tsx'
import { isReadableKind } from './letter-form.ts'
import { LetterHead } from './letter-head.tsx'
import { RequestForm } from './request-form.tsx'
import styles from './surat.module.css'

/** Returns the kind in the address; null when it could not be read, or its fields could not. */
const kindFor = (rows: Listed<JenisSurat> | null, id: string): { jenis: JenisSurat | undefined } | null => {
  const jenis = findRow(rows, ({ idJenisSurat }) => idJenisSurat === id)
  return jenis === null || (jenis && !isReadableKind(jenis)) ? null : { jenis }
}

/** /pengajuan-surat: the kinds of letters, and with `?jenis=` the form of one with its live preview. */
export const PengajuanSuratPage = () => {
  const { t } = useTranslation('surat')
  const { param: asked, setParam } = useDialogParam('jenis')
  const kinds = useListJenisSurat()
  const finish = () => {
    showToast(t('request.sent')) // a toast: a notice would still be shown beside the next request
    setParam(null)
  }
  if (asked === null)
    return (
      <div className={styles.page}>
        <h1>{t('request.page')}</h1>
        <p>
          <Link to="/surat">{t('request.follow')}</Link>
        </p>
        <LetterHead isListed={false} />
        <Kinds />
      </div>
    )
  return (
    <div className={styles.page}>
      <BackLink to="/pengajuan-surat">{t('request.other')}</BackLink>
      <h1>{t('request.page')}</h1>
      <QueryView query={kinds} select={({ data }) => kindFor(data, asked)} lines={12}>
        {({ jenis }) =>
          jenis ? (
            <RequestForm key={asked} jenis={jenis} onSent={finish} />
          ) : (
            <Notice tone="warn">{t('kind.missing')}</Notice>
          )
        }
      </QueryView>
    </div>
  )
}
