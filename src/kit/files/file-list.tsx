import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '#gateway/dokumen.ts'
import type { Dokumen } from '#generated/readers/umum.ts'
import { present } from '#shared/wire/readers.ts'
import { FileLine } from './file-line.tsx'
import styles from './files.module.css'
import { useDownload } from './use-download.ts'

const Fetched = ({ file, path }: { file: Dokumen; path: string }) => {
  const { t } = useTranslation('ui')
  const download = useDownload(path)
  return (
    <FileLine
      file={file}
      kind="gateway"
      download={download}
      open={(name) => (
        <button type="button" className={styles['name']} aria-disabled={download.isPending} onClick={download.start}>
          {name}
          <span className="visually-hidden"> {t('ui:files.download')}</span>
        </button>
      )}
    />
  )
}

const OneFile = ({ file }: { file: Dokumen }) => {
  const { t } = useTranslation('ui')
  const place = placeOf(file.url)
  if (place.kind === 'gateway') return <Fetched file={file} path={place.path} />
  if (place.kind === 'none') return <FileLine file={file} kind="none" />
  return (
    <FileLine
      file={file}
      kind="web"
      open={(name) => (
        <a className={styles['name']} href={place.href} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="visually-hidden"> {t('ui:files.newTab')}</span>
        </a>
      )}
    />
  )
}

interface Props {
  title: string
  files: readonly (Dokumen | null)[]
}

/**
 * Files of an answer under a heading, nothing where there are none (readings, 48): one below the gateway is fetched with
 * the token and saved, one elsewhere in the web is a link, any other is named and leads nowhere.
 */
export const FileList = ({ title, files }: Props) => {
  const id = useId()
  const rows = present(files)
  if (rows.length === 0) return null
  return (
    <section className={styles['files']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {rows.map((file) => (
          <OneFile key={`${file.url} ${rows.indexOf(file)}`} file={file} />
        ))}
      </ul>
    </section>
  )
}
