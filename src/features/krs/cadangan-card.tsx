import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import { KelasSelect } from './kelas-select.tsx'
import styles from './krs.module.css'
import { MakulName } from './makul-name.tsx'
import rowStyles from './makul-row.module.css'
import { pickMakul, removeMakul, reserveMakul } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

/** The reserves in their order: what is taken when a class is full. */
export const CadanganCard = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const list = useRef<HTMLOListElement>(null)
  const { cadangan, plan, setPlan, isEditable } = form
  if (cadangan.length === 0) return null
  const change = (next: typeof plan) => {
    setPlan(next)
    list.current?.focus()
  }
  return (
    <Card title={t('reserve.title')} flush aside={<span className={styles['note']}>{t('reserve.note')}</span>}>
      <ol ref={list} tabIndex={-1} aria-label={t('reserve.title')}>
        {cadangan.map(({ makul, kelas }, place) => (
          <li key={makul.idMakul} className={rowStyles['row']}>
            <MakulName makul={makul} kelas={kelas}>
              <span className={styles['note']}>{t('reserve.place', { nomor: place + 1 })}</span>
              {isEditable ? (
                <button
                  type="button"
                  className={buttonClass('quiet')}
                  aria-label={t('action.take', { makul: makul.namaMakul })}
                  onClick={() => change(pickMakul(plan, { idMakul: makul.idMakul, idKelas: kelas.idKelas }))}
                >
                  {t('action.takeShort')}
                </button>
              ) : null}
            </MakulName>
            <p className={rowStyles['sks']}>{makul.sks === null ? '–' : t('sks.value', { sks: makul.sks })}</p>
            {isEditable ? (
              <button
                type="button"
                className={`${buttonClass('icon')} ${String(rowStyles['drop'])}`}
                aria-label={t('action.drop', { makul: makul.namaMakul })}
                onClick={() => change(removeMakul(plan, makul.idMakul))}
              >
                <IconX size={20} aria-hidden />
              </button>
            ) : null}
            <div className={rowStyles['pick']}>
              <KelasSelect
                makul={makul}
                idKelas={kelas.idKelas}
                isEditable={isEditable}
                onChange={(idKelas) => setPlan(reserveMakul(plan, { idMakul: makul.idMakul, idKelas }))}
              />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
