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
  kind: FilePlace['kind']
  /** What opens it, around its name; without it the name is text. */
  open?: (name: ReactNode) => ReactNode
  download?: Pick<Download, 'isPending' | 'failure'>
}

const ENDING = /\.([a-z\d]{1,5})$/i

/** Kind and size of a file, as far as they are known: 'PDF, 1,4 MB'. */
const factsOf = ({ nama, ukuran }: Dokumen, language: string): string =>
  [ENDING.exec(nama)?.[1]?.toUpperCase() ?? '', ukuran !== null && ukuran >= 0 ? formatBytes(ukuran, language) : '']
    .filter((fact) => fact !== '')
    .join(', ')

/** One file of a list: what it is called, what it is, and what became of fetching it. */
export const FileLine = ({ file, kind, open = (name) => name, download }: Props) => {
  const { t, i18n } = useTranslation('ui')
  const name = file.nama || t('ui:files.unnamed')
  const facts = kind === 'none' ? t('ui:files.broken') : factsOf(file, i18n.language)
  const sentenceOf = ({ kind: why, message }: NonNullable<Download['failure']>): string => {
    if (why === 'network' || why === 'timeout') return t(`shared:failure.${why}`)
    return why === 'contract' ? t('ui:files.nameless') : message
  }
  return (
    <li>
      <IconFile size={20} aria-hidden />
      <span>
        {open(name)}
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
