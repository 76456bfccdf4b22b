import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateConfiguration } from '#generated/client/konfigurasi/konfigurasi.ts'
import parts from '../../parts.module.css'
import { SettingForm } from './setting-form.tsx'

const EMPTY = { keyword: '', value: '', deskripsi: '' }

/** Form for a new setting; emptied after it was added. */
export const AddSetting = ({ onDone }: { onDone: (keyword: string) => void }) => {
  const { t } = useTranslation('lab-konfigurasi')
  const [turn, setTurn] = useState(0)
  const create = useCreateConfiguration({
    mutation: {
      onSuccess: (_, { data: { keyword } }) => {
        setTurn(turn + 1)
        onDone(keyword)
      },
    },
  })
  return (
    <section className={parts.section} aria-label={t('add')}>
      <h3>{t('add')}</h3>
      <SettingForm
        key={turn}
        start={EMPTY}
        isNew
        submitLabel={t('add')}
        isPending={create.isPending}
        failure={create.error}
        onSend={(data) => create.mutate({ data })}
      />
    </section>
  )
}
