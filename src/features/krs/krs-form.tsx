import { useTranslation } from 'react-i18next'
import { campusZoneMinutes } from '#domain/jendela/campus-time.ts'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { useOpening } from '#domain/jendela/use-opening.ts'
import { gatewayNow } from '#gateway/gateway-clock.ts'
import type { KrsEdit } from '#generated/readers/krs.ts'
import { markReported } from '#shared/reported-failures.ts'
import { DraftKeeper } from '#shared/ui/draft-keeper.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { KrsJendela } from './jendela/krs-jendela.tsx'
import styles from './krs.module.css'
import { CadanganCard } from './rencana/cadangan-card.tsx'
import { DifferenceList } from './rencana/difference-list.tsx'
import { PekanCard } from './rencana/pekan-card.tsx'
import { PilihanCard } from './rencana/pilihan-card.tsx'
import { PlanTabs } from './rencana/plan-tabs.tsx'
import { SksMeter } from './rencana/sks-meter.tsx'
import { useKrsForm } from './rencana/use-krs-form.ts'
import { SaveCard } from './simpan/save-card.tsx'
import { TawaranCard } from './tawaran/tawaran-card.tsx'
import type { Registrasi } from './use-registrasi.ts'

/** Asks whether the window has opened; once it has, what may be chosen is asked for anew. */
const askWindow = async ({ waktu, edit, tawaran }: Registrasi): Promise<boolean> => {
  const { data, error } = await waktu.refetch()
  if (error) markReported(error) // said by the window card, and asked again
  if (error || !data || faseOf(toJendela(data, campusZoneMinutes()), gatewayNow()) !== 'open') return false
  await Promise.all([edit.refetch(), tawaran.refetch()])
  return true
}

/** A registration that can be filled in, or, while it is closed, read. */
export const KrsForm = ({ of, edit }: { of: Registrasi; edit: KrsEdit }) => {
  const { t } = useTranslation('krs')
  const form = useKrsForm(of, edit)
  const isOpening = useOpening(of.jenis, of.now.fase, () => askWindow(of))
  return (
    <div className={styles['split']}>
      <div className={styles['stack']}>
        <DraftKeeper draft={form.draft} />
        <KrsJendela of={of} isOpening={isOpening}>
          <SksMeter {...form.meter} clashing={form.clashingSks} clashes={form.clashes.length} />
        </KrsJendela>
        {edit.catatanDosen ? (
          <Notice>
            <p>
              <b>{t('advisor.note')}</b> {edit.catatanDosen}
            </p>
          </Notice>
        ) : null}
        {form.isEditable ? <PlanTabs form={form} /> : null}
        <DifferenceList form={form} />
        <PilihanCard form={form} edit={edit} />
        <CadanganCard form={form} />
        {form.isEditable ? <TawaranCard form={form} /> : null}
      </div>
      <PekanCard form={form} />
      <SaveCard form={form} />
    </div>
  )
}
