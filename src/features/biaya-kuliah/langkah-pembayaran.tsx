import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PembayaranDiproses } from '#generated/readers/biaya-kuliah.ts'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatJamZona } from '#shared/format/tanggal.ts'
import { present } from '#shared/wire/readers.ts'
import styles from './langkah.module.css'

/** Where the payment in process stands: what was asked, what the gateway said, and what is still to come. */
export const LangkahPembayaran = ({ pembayaran, checkedAt }: { pembayaran: PembayaranDiproses; checkedAt: Date }) => {
  const { t, i18n } = useTranslation('biaya-kuliah')
  const begun = parseTanggal(pembayaran.waktuDibuat)
  const time = begun ? formatJamZona(begun, i18n.language) : ''
  const checked = formatJamZona(checkedAt, i18n.language)
  const steps = [
    { key: 'chosen', state: 'done', note: t('step.chosen.note', { count: present(pembayaran.tagihan).length }) },
    { key: 'sent', state: 'done', note: time },
    { key: 'waiting', state: 'now', note: t('step.waiting.note', { time: checked }) },
    { key: 'arrived', state: 'later', note: '' },
    { key: 'updated', state: 'later', note: '' },
  ] as const
  return (
    <ol className={styles['steps']}>
      {steps.map(({ key, state, note }, index) => (
        <li key={key} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <i className={styles['mark']}>{state === 'done' ? <IconCheck size={16} aria-hidden /> : index + 1}</i>
          <b>{t(`step.${key}`)}</b>
          {note ? <span>{note}</span> : null}
        </li>
      ))}
    </ol>
  )
}
