import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '#shared/ui/look/notice.tsx'
import { PrintButton } from '#shared/ui/print/print-button.tsx'
import { PrintView } from '#shared/ui/print/print-view.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { takeOver } from './preview-store.ts'
import styles from './surat.module.css'

const Paper = ({ of }: { of: NonNullable<ReturnType<typeof takeOver>> }) => {
  const { t } = useTranslation('surat')
  return (
    <PrintView
      bar={
        <>
          <Link to="/pengajuan-surat">{t('preview.back')}</Link>
          <PrintButton label={t('preview.print')} />
        </>
      }
    >
      <LetterSheet of={of} />
    </PrintView>
  )
}

/** /surat/info/preview: the preview that the form of this tab stored (readings, 99). Sends no requests. */
export const SuratPreviewPage = () => {
  const { t } = useTranslation('surat')
  const [preview] = useState(takeOver)
  return (
    <div className={styles.narrow}>
      <h1 data-no-print>{t('preview.page')}</h1>
      {preview ? (
        <Paper of={preview} />
      ) : (
        <Notice>
          <p>{t('preview.none')}</p>
          <Link to="/pengajuan-surat">{t('preview.back')}</Link>
        </Notice>
      )}
    </div>
  )
}
