import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import styles from '../krs.module.css'
import { MakulRow } from './makul-row.tsx'
import type { KrsFormState } from './use-krs-form.ts'

/** The reserves in their order: what is taken when a class is full. */
export const CadanganCard = ({ form }: { form: KrsFormState }) => {
  const { t } = useTranslation('krs')
  const list = useRef<HTMLOListElement>(null)
  const { cadangan, pick, reserve, isEditable } = form
  if (cadangan.length === 0) return null
  return (
    <Card title={t('reserve.title')} flush aside={<span className={styles['note']}>{t('reserve.note')}</span>}>
      <ol ref={list} tabIndex={-1} aria-label={t('reserve.title')}>
        {cadangan.map((own, place) => {
          const { idMakul, namaMakul } = own.makul
          const { idKelas } = own.kelas
          return (
            <MakulRow
              key={idMakul}
              own={own}
              form={form}
              list={list}
              onKelas={reserve}
              tags={
                <>
                  <span className={styles['note']}>{t('reserve.place', { nomor: place + 1 })}</span>
                  {isEditable ? (
                    <button
                      type="button"
                      className={buttonClass('quiet')}
                      aria-label={t('action.take', { makul: namaMakul })}
                      onClick={() => {
                        pick({ idMakul, idKelas })
                        list.current?.focus() // the button is gone with its row
                      }}
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
