import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import styles from './krs.module.css'
import { MakulRow } from './makul-row.tsx'
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
        {cadangan.map((own, place) => {
          const { makul, kelas } = own
          const { idMakul } = makul
          return (
            <MakulRow
              key={idMakul}
              own={own}
              isEditable={isEditable}
              onDrop={() => change(removeMakul(plan, idMakul))}
              onKelas={(idKelas) => setPlan(reserveMakul(plan, { idMakul, idKelas }))}
              tags={
                <>
                  <span className={styles['note']}>{t('reserve.place', { nomor: place + 1 })}</span>
                  {isEditable ? (
                    <button
                      type="button"
                      className={buttonClass('quiet')}
                      aria-label={t('action.take', { makul: makul.namaMakul })}
                      onClick={() => change(pickMakul(plan, { idMakul, idKelas: kelas.idKelas }))}
                    >
                      {t('action.takeShort')}
                    </button>
                  ) : null}
                </>
              }
            />
          )
        })}
      </ol>
    </Card>
  )
}
