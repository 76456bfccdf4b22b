import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { countSks } from '#domain/krs/sks.ts'
import { dayName } from '#shared/format/kalender.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import segments from '#shared/ui/look/segments.module.css'
import styles from '../krs.module.css'
import { clashesOf } from './clash.ts'
import { resolvePilihan, type Terpilih } from './plan.ts'
import { sumText } from './sum-text.ts'
import { type KrsFormState, PLAN_NAMES } from './use-krs-form.ts'

const WORKING_DAYS = [1, 2, 3, 4, 5]

/**
 * Returns the figures for comparing plans: makul, SKS, clashes, and the days from Senin to Jumat (1 to 5) without a
 * meeting. No day counts as free while a class has no times.
 * @param picks of one plan, without reserves
 */
export const planFigures = (picks: readonly Terpilih[]) => {
  const busy = new Set(picks.flatMap(({ kelas }) => kelas.jadwal.map(({ hari }) => hari)))
  const isKnown = picks.every(({ kelas }) => kelas.jadwal.length > 0 && kelas.jadwal.every(({ hari }) => hari > 0))
  return {
    makul: picks.length,
    sks: countSks(picks.map(({ makul }) => makul)),
    clashes: clashesOf(picks).length,
    hariKosong: isKnown && picks.length > 0 ? WORKING_DAYS.filter((hari) => !busy.has(hari)) : [],
  }
}

/** Length of a short day name: Sen, Sel, Rab; Mon, Tue, Wed. */
const DAY_LETTERS = 3

/** An icon with its text; a phone shows only the icon. */
const Mark = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <span className={styles.mark}>
    {icon}
    <span>{` · ${children}`}</span>
  </span>
)

/** Three plans side by side with SKS, clashes and free days. */
export const PlanTabs = ({ form }: { form: KrsFormState }) => {
  const { t, i18n } = useTranslation('krs')
  const id = useId()
  const { active, setActive, planOf, registrasi } = form
  const rows = PLAN_NAMES.map((name) => {
    const plan = planOf(name)
    return {
      name,
      isSaved: plan.makul.length > 0 && form.isRegistered(plan),
      isPart: form.isPart(plan),
      ...planFigures(resolvePilihan(plan.makul, form.catalogue)),
    }
  })
  return (
    <div>
      <fieldset
        className={`${segments.segments} ${segments.equal} ${styles.plans}`}
        aria-label={t('plan.label')}
        aria-describedby={id}
      >
        {rows.map(({ name, isPart, makul, sks, clashes, hariKosong, isSaved }) => (
          <button key={name} type="button" aria-pressed={name === active} onClick={() => setActive(name)}>
            <span>{t('plan.name', { name })}</span>
            <small>
              <span>{isPart ? t('save.isPart') : makul === 0 ? t('plan.empty') : sumText({ sks }, t)}</span>
              {clashes > 0 ? (
                <Mark icon={<IconAlertTriangle size={14} aria-hidden />}>{t('clash.count', { count: clashes })}</Mark>
              ) : null}
              {isSaved ? <Mark icon={<IconCheck size={14} aria-hidden />}>{t('plan.saved')}</Mark> : null}
            </small>
            {hariKosong.length > 0 ? (
              <small className={styles.free}>
                {t('plan.free', {
                  hari: hariKosong.map((hari) => dayName(hari, i18n.language).slice(0, DAY_LETTERS)).join(', '),
                })}
              </small>
            ) : null}
          </button>
        ))}
      </fieldset>
      <p id={id} className={styles.note}>
        {t('plan.note', { jenis: registrasi.name })}
      </p>
    </div>
  )
}

/** Differences between an earlier plan and the current offer. */
export const DifferenceList = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const { differences, drop } = form
  return (
    <div role="status">
      {differences.length > 0 ? (
        <Notice tone="warn">
          <p>{t('difference.title', { count: differences.length })}</p>
          <ul>
            {differences.map(({ pilihan, what, makul }) => {
              const nama = makul?.namaMakul ?? pilihan.idMakul
              return (
                <li key={`${pilihan.idMakul} ${pilihan.idKelas}`}>
                  <span>{t(`difference.${what}`, { makul: nama, alasan: makul?.alasanTidakEligible ?? '' })}</span>{' '}
                  <button type="button" className={buttonClass('quiet')} onClick={() => drop(pilihan.idMakul)}>
                    {t('action.drop', { makul: nama })}
                  </button>
                </li>
              )
            })}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
