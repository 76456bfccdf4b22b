import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { KuesionerFormulir } from '#generated/readers/kuesioner.ts'
import { Card } from '#shared/ui/look/card.tsx'
import styles from './kuesioner.module.css'
import { jawabanText, kelompokSoal } from './soal.ts'

/** What was answered; it is never changed. */
export const JawabanTerkirim = ({ formulir, children }: { formulir: KuesionerFormulir; children: ReactNode }) => {
  const { t } = useTranslation('kuesioner')
  return (
    <>
      <Card title={t('sent')}>
        <p className={styles.sent}>
          <IconCircleCheck size={20} aria-hidden />
          {t('sent.text')}
        </p>
        {children}
      </Card>
      {kelompokSoal(formulir).map(({ nama, soal }) => (
        <Card key={`${nama} ${soal[0]?.nomor ?? 0}`} title={nama || t('group.unnamed')}>
          <dl className={styles.jawaban}>
            {soal.map((one) => (
              <div key={one.nomor}>
                <dt>
                  {one.nomor}. {one.pertanyaan || t('question.unnamed')}
                </dt>
                <dd>{jawabanText(one) || t('sent.empty')}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </>
  )
}
