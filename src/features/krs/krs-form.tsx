import { useTranslation } from 'react-i18next'
import { campusZoneMinutes } from '#domain/krs/campus-time.ts'
import { faseOf, toJendela } from '#domain/krs/jendela.ts'
import { gatewayNow } from '#gateway/gateway-clock.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import { markTold } from '#shared/told-failures.ts'
import { DraftKeeper } from '#shared/ui/draft-keeper.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { CadanganCard } from './cadangan-card.tsx'
import { DifferenceList } from './difference-list.tsx'
import { JendelaCard } from './jendela-card.tsx'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './krs.module.css'
import { PekanCard } from './pekan-card.tsx'
import { PilihanCard } from './pilihan-card.tsx'
import { PlanTabs } from './plan-tabs.tsx'
import { SaveCard } from './save-card.tsx'
import { SksMeter } from './sks-meter.tsx'
import { TawaranCard } from './tawaran-card.tsx'
import { useEditKrs, useKurikulum, usePembatasWaktu } from './use-krs.ts'
import { useKrsForm } from './use-krs-form.ts'
import { useOpening } from './use-opening.ts'

/** Asks whether the window has opened; once it has, what may be chosen is asked for anew. */
const useAskWindow = (jenis: JenisKrs) => {
  const waktu = usePembatasWaktu(jenis)
  const edit = useEditKrs(jenis)
  const kurikulum = useKurikulum(jenis)
  return async (): Promise<boolean> => {
    const { data, error } = await waktu.refetch()
    if (error) markTold(error) // said by the window card, and asked again
    if (error || !data || faseOf(toJendela(data, campusZoneMinutes()), gatewayNow()) !== 'open') return false
    await Promise.all([edit.refetch(), kurikulum.refetch()])
    return true
  }
}

/** A registration that can be filled in, or, while it is closed, read. */
export const KrsForm = ({ jenis, edit }: { jenis: JenisKrs; edit: KrsEdit }) => {
  const { t } = useTranslation('krs')
  const form = useKrsForm(jenis, edit)
  const isOpening = useOpening(jenis, form.fase, useAskWindow(jenis))
  return (
    <div className={styles['split']}>
      <div className={styles['stack']}>
        <DraftKeeper draft={form.plans.draft} />
        <JendelaCard jenis={jenis} isOpening={isOpening}>
          <SksMeter {...form.meter} clashing={form.clashingSks} clashes={form.clashes.length} />
        </JendelaCard>
        {edit.catatanDosen ? (
          <Notice>
            <p>
              <b>{t('advisor.note')}</b> {edit.catatanDosen}
            </p>
          </Notice>
        ) : null}
        {form.isEditable ? <PlanTabs jenis={jenis} form={form} /> : null}
        <DifferenceList form={form} />
        <PilihanCard form={form} edit={edit} />
        <CadanganCard form={form} />
        {form.isEditable ? <TawaranCard jenis={jenis} form={form} /> : null}
      </div>
      <PekanCard form={form} jenis={jenis} />
      <SaveCard jenis={jenis} form={form} />
    </div>
  )
}
