import { useTranslation } from 'react-i18next'
import type { Orang } from '#generated/readers/umum.ts'
import { now } from '#shared/clock.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import styles from './paper.module.css'
import { useCampusHead } from './use-campus-head.ts'

interface Props {
  /** Who signs, by office: 'Ketua Program Studi', 'Dosen PA'. Somebody unknown leaves room for a name. The number is a NIDN unless it is said. */
  signers: readonly { office: string; person: Orang | null | undefined; numberLabel?: string }[]
}

/** Place, date and room for signatures, kept together on one page. */
export const Signature = ({ signers }: Props) => {
  const { t, i18n } = useTranslation('cetak')
  const kota = useCampusHead().head?.kota
  const day = formatTanggal(now(), i18n.language)
  return (
    <div className={styles['sign']}>
      <p>{kota ? t('placeAndDay', { place: kota, day }) : day}</p>
      <ul className={styles['signers']}>
        {signers.map(({ office, person, numberLabel = 'NIDN' }) => (
          <li key={office}>
            <p>{office},</p>
            <p className={styles['name']}>{person?.nama || '…………………………'}</p>
            {person?.id ? (
              <p className={styles['small']}>
                {numberLabel} {person.id}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
