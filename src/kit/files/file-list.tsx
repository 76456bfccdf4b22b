import { IconFile } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type FilePlace, fetchDokumen, placeOf } from '#gateway/answer/dokumen.ts'
import type { Dokumen } from '#generated/client/umum/readers.ts'
import { formatBytes } from '#shared/ui/choice/file-problem.ts'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import { UnreadNote } from '../list/unread-note.tsx'
import styles from './files.module.css'
import { NotSaved } from './not-saved.tsx'
import { useDownload, useDownloadFailure } from './use-download.ts'

interface LineProps {
  file: Dokumen
  place: FilePlace
  /** For a file below the gateway. */
  download?: ReturnType<typeof useDownload>
}

const ENDING = /\.([a-z\d]{1,5})$/i

/** Returns type and size of a file as far as they are known: 'PDF, 1,4 MB'. */
const factsOf = ({ nama, ukuran }: Dokumen, language: string): string =>
  [
    ENDING.exec(nama)?.[1]?.toUpperCase() ?? '',
    typeof ukuran === 'number' && ukuran >= 0 ? formatBytes(ukuran, language) : '',
  ]
    .filter((fact) => fact !== '')
    .join(', ')

/** Name of a file, as a link, a download button, or plain text. */
const Name = ({ place, download, children }: Omit<LineProps, 'file'> & { children: ReactNode }) => {
  const { t } = useTranslation('ui')
  if (place.kind === 'web')
    return (
      <WebLink className={styles.name} to={place.href}>
        {children}
      </WebLink>
    )
  if (!download) return <span>{children}</span>
  return (
    <button type="button" className={styles.name} aria-disabled={download.isPending} onClick={download.start}>
      <span>{children}</span>
      <span className="visually-hidden">{` ${t('ui:files.download')}`}</span>
    </button>
  )
}

/** One file of a list: its name, its type and size, and the state of its download. */
export const FileLine = ({ file, place, download }: LineProps) => {
  const { t, i18n } = useTranslation('ui')
  const facts = place.kind === 'none' ? t('ui:files.broken') : factsOf(file, i18n.language)
  const sentenceOf = useDownloadFailure()
  return (
    <li>
      <IconFile size={20} aria-hidden />
      <span>
        <Name place={place} {...(download && { download })}>
          {file.nama || t('ui:files.unnamed')}
        </Name>
        <span className={styles.facts}>{facts}</span>
        <span role="status" className={styles.facts}>
          {download?.isPending ? t('ui:files.pending') : ''}
        </span>
        {download?.failure ? (
          <span role="alert" className={styles.failure}>
            {sentenceOf(download.failure)}
          </span>
        ) : null}
      </span>
      <NotSaved isGiven={download?.isGiven === true} />
    </li>
  )
}

const Fetched = ({ file, place }: { file: Dokumen; place: FilePlace & { kind: 'gateway' } }) => (
  <FileLine file={file} place={place} download={useDownload(() => fetchDokumen(place.path))} />
)

const OneFile = ({ file }: { file: Dokumen }) => {
  const place = placeOf(file.url)
  return place.kind === 'gateway' ? <Fetched file={file} place={place} /> : <FileLine file={file} place={place} />
}

interface Props {
  title: string
  /** Files of a response; null for one that could not be read. `listOfOne` wraps a single one. */
  files: Listed<Dokumen>
  /** True when a heading above already names the list: the title is for screen readers only. */
  titleHidden?: boolean
  /** Visible title when the list is a small part of something else. */
  heading?: ReactNode
}

/**
 * Files of a response under a heading; nothing when there are none (readings, 58). A file below the gateway is fetched
 * with the token and saved, one elsewhere on the web is a link, any other is only named.
 */
export const FileList = ({ title, files, heading, titleHidden = heading !== undefined }: Props) => {
  const id = useId()
  const rows = readRows(files, 'noted')
  if (files.length === 0) return null
  return (
    <section
      className={titleHidden ? styles.files : `${styles.files} ${styles.titled}`}
      aria-label={titleHidden ? title : undefined}
      aria-labelledby={titleHidden ? undefined : id}
    >
      {titleHidden ? heading : <h2 id={id}>{title}</h2>}
      <ul>
        {rows.map((file) => (
          <OneFile key={`${file.url} ${rows.indexOf(file)}`} file={file} />
        ))}
      </ul>
      <UnreadNote of={files} noun={title} />
    </section>
  )
}
