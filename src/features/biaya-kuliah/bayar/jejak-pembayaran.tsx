import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { momenText } from '#shared/format/momen.ts'
import styles from '../panel.module.css'
import { onJejak, readJejak } from './jejak.ts'

/** What was asked of the gateway and what it said, and when: on this device, newest first. */
export const JejakPembayaran = () => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const idMahasiswa = useIdMahasiswa()
  const jejak = useSyncExternalStore(onJejak, () => readJejak(idMahasiswa))
  if (!jejak.some(({ kind }) => kind !== 'none')) return null
  return (
    <details className={styles['more']}>
      <summary>{t('trail.title')}</summary>
      <ol className={styles['rows']}>
        {jejak.toReversed().map(({ at, kind, detail }) => {
          const { hari, jam } = momenText(new Date(at), i18n.language)
          return (
            <li key={at}>
              {t(`trail.${kind}`, { count: Number(detail ?? 0), code: detail ?? '' })}
              <span className={styles['when']}>
                {hari}, {jam}
              </span>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
