import { useTranslation } from 'react-i18next'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { JendelaCard } from './jendela-card.tsx'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './krs.module.css'
import { KrsForm } from './krs-form.tsx'
import { useEditKrs, useKurikulum } from './use-krs.ts'

/** Filling a registration in, once it is known what is registered and the offer has come or failed. */
export const Pengisian = ({ jenis }: { jenis: JenisKrs }) => {
  const { t } = useTranslation('krs')
  const { edit, error, isPending, refetch } = useEditKrs(jenis)
  const offer = useKurikulum(jenis)
  const shown = offer.isPending && !offer.error ? undefined : edit
  // Picks that can not be read must not be edited: a save would replace what nobody could read.
  if (shown?.makul) return <KrsForm key={jenis} jenis={jenis} edit={shown} />
  return (
    <div className={styles['stack']}>
      <JendelaCard jenis={jenis} />
      <Card title={t('picks.title')}>
        <AsyncBody
          data={undefined}
          error={error}
          isPending={isPending || offer.isPending}
          onReload={refetch}
          lines={16}
        >
          {() => null}
        </AsyncBody>
      </Card>
    </div>
  )
}
