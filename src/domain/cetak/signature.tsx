import { useTranslation } from 'react-i18next'
import type { Orang } from '#generated/models/orang.zod.ts'
import { now } from '#shared/clock.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { plainText } from '#shared/plain-text.ts'
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
            <p className={styles['name']}>{plainText(person?.nama) || '…………………………'}</p>
            {person?.id === undefined || person.id === null ? null : (
              <p className={styles['small']}>
                {numberLabel} {person.id}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
