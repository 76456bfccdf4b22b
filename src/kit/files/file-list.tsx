import { useId } from 'react'
import { type FilePlace, placeOf } from '#gateway/dokumen.ts'
import type { Dokumen } from '#generated/readers/umum.ts'
import { present } from '#shared/wire/readers.ts'
import { FileLine } from './file-line.tsx'
import styles from './files.module.css'
import { useDownload } from './use-download.ts'

const Fetched = ({ file, place }: { file: Dokumen; place: FilePlace & { kind: 'gateway' } }) => (
  <FileLine file={file} place={place} download={useDownload(place.path)} />
)

const OneFile = ({ file }: { file: Dokumen }) => {
  const place = placeOf(file.url)
  return place.kind === 'gateway' ? <Fetched file={file} place={place} /> : <FileLine file={file} place={place} />
}

interface Props {
  title: string
  files: readonly (Dokumen | null)[]
  /** Where the heading above says it: the title is for screen readers only. */
  titleHidden?: boolean
}

/**
 * Files of an answer under a heading, nothing where there are none (readings, 48): one below the gateway is fetched with
 * the token and saved, one elsewhere in the web is a link, any other is named and leads nowhere.
 */
export const FileList = ({ title, files, titleHidden = false }: Props) => {
  const id = useId()
  const rows = present(files)
  if (rows.length === 0) return null
  return (
    <section
      className={styles['files']}
      aria-label={titleHidden ? title : undefined}
      aria-labelledby={titleHidden ? undefined : id}
    >
      {titleHidden ? null : <h2 id={id}>{title}</h2>}
      <ul>
        {rows.map((file) => (
          <OneFile key={`${file.url} ${rows.indexOf(file)}`} file={file} />
        ))}
      </ul>
    </section>
  )
}
