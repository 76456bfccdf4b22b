import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './save-sum.module.css'
import type { KrsFormState } from './use-krs-form.ts'

const stateText = ({ isSaved, plan }: KrsFormState): string => {
  if (!isSaved) return 'save.isDraft'
  return plan.makul.length > 0 ? 'save.isSaved' : 'picks.none'
}

/** How many SKS the plan holds and whether it is safe; while a makul is pointed at, how many it would hold with it. */
export const SaveSum = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { preview, meter } = form
  const next = useSyncExternalStore(preview.subscribe, preview.read)
  const { sks, maksimal } = meter
  const isTooMuch = next !== null && maksimal !== null && next > maksimal
  return (
    <p className={styles['sum']}>
      <b>{maksimal === null ? t('meter.sum', { count: sks }) : t('meter.short', { sks, maksimal })}</b>
      <span className={next === null ? '' : styles['behind']}>{t(stateText(form))}</span>
      {next === null ? null : (
        <span className={isTooMuch ? styles['over'] : styles['next']}>
          {maksimal === null ? t('meter.nextSum', { count: next }) : t('meter.next', { sks: next, maksimal })}
        </span>
      )}
    </p>
  )
}
