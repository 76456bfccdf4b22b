import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countSks } from '../rencana/sks.ts'
import type { KrsFormState } from '../rencana/use-krs-form.ts'
import type { MakulTawaran } from '../tawaran/makul-tawaran.ts'
import styles from './save-sum.module.css'

const stateText = ({ isRegistered, plan }: KrsFormState): string => {
  if (!isRegistered(plan)) return 'save.isDraft'
  return plan.makul.length > 0 ? 'save.isSaved' : 'picks.none'
}

/** How many SKS the plan holds and whether it is safe; while a makul is pointed at, how many it would hold with it. */
export const SaveSum = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { pointed, meter } = form
  const [wish, setWish] = useState<MakulTawaran | null>(null)
  useEffect(() => pointed.subscribe(setWish), [pointed])
  const { sks, maksimal } = meter
  const next = wish && sks + countSks([wish])
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
