import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { dayName } from '#shared/format/kalender.ts'
import styles from '../krs.module.css'
import { planFigures } from './compare-plan.ts'
import { resolvePilihan } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'
import { PLAN_NAMES } from './use-plans.ts'

/** Sen, Sel, Rab; Mon, Tue, Wed. */
const DAY_LETTERS = 3

/** A mark with its words; on a phone there is room for the mark alone. */
const Mark = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <span className={styles['mark']}>
    {icon}
    <span> · {children}</span>
  </span>
)

/** Three plans side by side, compared by what they come to: SKS, clashes, days without a class. */
export const PlanTabs = ({ form }: { form: KrsFormState }) => {
  const { t, i18n } = useTranslation('krs')
  const id = useId()
  const { active, setActive, planOf, registrasi } = form
  const rows = PLAN_NAMES.map((name) => {
    const plan = planOf(name)
    return {
      name,
      isSaved: plan.makul.length > 0 && form.isRegistered(plan),
      ...planFigures(resolvePilihan(plan.makul, form.catalogue)),
    }
  })
  return (
    <div>
      <fieldset
        className={`${String(styles['seg'])} ${String(styles['plans'])}`}
        aria-label={t('plan.label')}
        aria-describedby={id}
      >
        {rows.map(({ name, makul, sks, clashes, hariKosong, isSaved }) => (
          <button key={name} type="button" aria-pressed={name === active} onClick={() => setActive(name)}>
            {t('plan.name', { name })}
            <small>
              {makul === 0 ? t('plan.empty') : t('plan.sks', { count: sks })}
              {clashes > 0 ? (
                <Mark icon={<IconAlertTriangle size={14} aria-hidden />}>{t('clash.count', { count: clashes })}</Mark>
              ) : null}
              {isSaved ? <Mark icon={<IconCheck size={14} aria-hidden />}>{t('plan.saved')}</Mark> : null}
            </small>
            {hariKosong.length > 0 ? (
              <small className={styles['free']}>
                {t('plan.free', {
                  hari: hariKosong.map((hari) => dayName(hari, i18n.language).slice(0, DAY_LETTERS)).join(', '),
                })}
              </small>
            ) : null}
          </button>
        ))}
      </fieldset>
      <p id={id} className={styles['note']}>
        {t('plan.note', { jenis: registrasi.name })}
      </p>
    </div>
  )
}
