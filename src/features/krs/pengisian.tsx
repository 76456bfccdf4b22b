import { useTranslation } from 'react-i18next'
import { isRecord } from '#shared/is-record.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { JendelaCard } from './jendela-card.tsx'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './krs.module.css'
import { KrsForm } from './krs-form.tsx'
import { type EditAnswer, useEditKrs, useKurikulum } from './use-krs.ts'

/** An answer whose list of picks is none must not be edited: a save would replace what nobody could read. */
const readable = (edit: EditAnswer | undefined): EditAnswer | undefined =>
  isRecord(edit) && Array.isArray(edit.makul) ? edit : undefined

/** Filling a registration in, once it is known what is registered and the offer has come or failed. */
export const Pengisian = ({ jenis }: { jenis: JenisKrs }) => {
  const { t } = useTranslation('krs')
  const { edit, error, isPending, refetch } = useEditKrs(jenis)
  const offer = useKurikulum(jenis)
  const shown = offer.isPending && !offer.error ? undefined : readable(edit)
  if (shown) return <KrsForm key={jenis} jenis={jenis} edit={shown} />
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
