import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DEFAULT_VARIANT, VARIANTS } from '#flags/table/campus-list.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { useEmulation, useVariant } from '../../emulation.ts'
import type { PanelProps } from '../../panel.ts'
import styles from './campus-panel.module.css'
import { useCampusSwitch } from './use-campus-switch.ts'
import { VariantLine } from './variant-line.tsx'

/** Selects the campus of the portal with one press, without a reload and without signing out. */
export const CampusPanel = ({ host }: PanelProps) => {
  const { t } = useTranslation('lab-campus')
  const { campus } = useEmulation(host)
  const variant = useVariant()
  const { step, change } = useCampusSwitch(host)
  const current = campus ?? (host.controls ? DEFAULT_VARIANT : null)
  const name = (id: string) => (id === DEFAULT_VARIANT ? t('name.default') : id)
  return (
    <>
      <p className={styles.intro}>{host.controls ? t('intro.demo') : t('intro.staging', { variant })}</p>
      <p role="status" className={styles.status}>
        {step === 'pending' ? t('pending') : ''}
        {step === 'done' ? t('done', { name: name(current ?? variant) }) : ''}
      </p>
      {step === 'failed' ? (
        <Notice tone="danger" live>
          {t('failed')}
        </Notice>
      ) : null}
      {campus === null ? null : (
        <button type="button" className={buttonClass('plain', true)} onClick={() => void change(null)}>
          {t('stop', { name: name(campus) })}
        </button>
      )}
      <ul className={styles.list} aria-label={t('list')} aria-busy={step === 'pending'}>
        {VARIANTS.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={styles.variant}
              aria-pressed={id === current}
              onClick={() => void change(id === DEFAULT_VARIANT && host.controls ? null : id)}
            >
              <span className={styles.name}>
                <code>{name(id)}</code>
                {id === current ? <IconCheck size={16} aria-hidden /> : null}
              </span>
              <VariantLine variant={id} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
