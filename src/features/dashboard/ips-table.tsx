import { IconTable } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDesimal } from '#shared/format/desimal.ts'
import styles from './ips-table.module.css'
import type { IpsPoint } from './use-dashboard.ts'

export interface IpsProps {
  points: IpsPoint[]
  decimals: number
  /** Returns the text for a semester without an IPS. */
  none: (point: IpsPoint) => string
}

/** The figures of the chart as a table behind a fold. */
export const IpsTable = ({ points, decimals, none }: IpsProps) => {
  const { t, i18n } = useTranslation('dashboard')
  return (
    <details className={styles.more}>
      <summary>
        <IconTable size={16} aria-hidden />
        <span>{t('ips.table')}</span>
      </summary>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('ips.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ips.column.semester')}</th>
            <th scope="col">{t('ips.column.sks')}</th>
            <th scope="col">{t('ips.column.ips')}</th>
          </tr>
        </thead>
        <tbody>
          {[...points.entries()].map(([place, point]) => (
            <tr key={place}>
              <th scope="row">{`${point.ke} · ${point.label}`}</th>
              <td>{point.sks ?? '–'}</td>
              <td>{point.ips == null ? none(point) : formatDesimal(point.ips, decimals, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
