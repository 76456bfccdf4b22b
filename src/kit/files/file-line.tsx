import { IconFile } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilePlace } from '#gateway/dokumen.ts'
import type { Dokumen } from '#generated/readers/umum.ts'
import { formatBytes } from '#shared/ui/file-problem.ts'
import styles from './files.module.css'
import type { Download } from './use-download.ts'

interface Props {
  file: Dokumen
  place: FilePlace
  /** Of a file below the gateway. */
  download?: Download
}

const ENDING = /\.([a-z\d]{1,5})$/i

/** Kind and size of a file, as far as they are known: 'PDF, 1,4 MB'. */
const factsOf = ({ nama, ukuran }: Dokumen, language: string): string =>
  [ENDING.exec(nama)?.[1]?.toUpperCase() ?? '', ukuran !== null && ukuran >= 0 ? formatBytes(ukuran, language) : '']
    .filter((fact) => fact !== '')
    .join(', ')

/** The name of a file, with what it opens: a link, a download, or nothing. */
const Name = ({ place, download, children }: Omit<Props, 'file'> & { children: ReactNode }) => {
  const { t } = useTranslation('ui')
  if (place.kind === 'web')
    return (
      <a className={styles['name']} href={place.href} target="_blank" rel="noopener noreferrer">
        {children}
        <span className="visually-hidden"> {t('ui:files.newTab')}</span>
      </a>
    )
  if (!download) return children
  return (
    <button type="button" className={styles['name']} aria-disabled={download.isPending} onClick={download.start}>
      {children}
      <span className="visually-hidden"> {t('ui:files.download')}</span>
    </button>
  )
}

/** One file of a list: what it is called, what it is, and what became of fetching it. */
export const FileLine = ({ file, place, download }: Props) => {
  const { t, i18n } = useTranslation('ui')
  const facts = place.kind === 'none' ? t('ui:files.broken') : factsOf(file, i18n.language)
  const sentenceOf = ({ kind: why, message }: NonNullable<Download['failure']>): string => {
    if (why === 'network' || why === 'timeout') return t(`shared:failure.${why}`)
    return why === 'contract' ? t('ui:files.nameless') : message
  }
  return (
    <li>
      <IconFile size={20} aria-hidden />
      <span>
        <Name place={place} {...(download && { download })}>
          {file.nama || t('ui:files.unnamed')}
        </Name>
        <span className={styles['facts']}>{facts}</span>
        <span role="status" className={styles['facts']}>
          {download?.isPending ? t('ui:files.pending') : ''}
        </span>
        {download?.failure ? (
          <span role="alert" className={styles['failure']}>
            {sentenceOf(download.failure)}
          </span>
        ) : null}
      </span>
    </li>
  )
}
