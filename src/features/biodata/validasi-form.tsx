import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { confirmValidasiDataBodyCatatanMax } from '#generated/models/biodata/confirmValidasiDataBody.zod.ts'
import type { Biodata } from '#generated/readers/biodata.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { Card } from '#shared/ui/card.tsx'
import { DraftKeeper } from '#shared/ui/draft-keeper.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { SaveButton } from '#shared/ui/save-button.tsx'
import { TextArea } from '#shared/ui/text-area.tsx'
import { WhyNot } from '#shared/ui/why-not.tsx'
import styles from './biodata.module.css'
import { SECTIONS, type Section } from './biodata-fields.ts'
import { BiodataForm } from './biodata-form.tsx'
import { useConfirmValidasi } from './use-confirm-validasi.ts'
import { useLockedReason } from './use-locked-reason.ts'
import { ValidasiSection } from './validasi-section.tsx'

/** Which sections the student has found right, and what can not be mended here. */
type Checks = Record<Section, boolean> & { catatan: string }

const NOTHING: Checks = {
  diri: false,
  kontak: false,
  alamat: false,
  tinggal: false,
  ayah: false,
  ibu: false,
  wali: false,
  pendidikan: false,
  catatan: '',
}

/** The student looks at each section, mends it, says that it is right, and confirms the whole. */
export const ValidasiForm = ({ biodata, onConfirmed }: { biodata: Biodata; onConfirmed: () => void }) => {
  const { t } = useTranslation('biodata')
  const form = useForm<Checks>({ defaultValues: NOTHING })
  const draft = useDraft(form, 'validasi-data')
  const [mending, setMending] = useState<Section | null>(null)
  const locked = useLockedReason(biodata)
  const checked = useWatch({ control: form.control, name: SECTIONS })
  const left = checked.filter((isRight) => !isRight).length
  const { confirm, reason, isPending, failure, waiting } = useConfirmValidasi(() => {
    draft.done()
    onConfirmed()
  })
  const unchecked = left > 0 ? { text: t('validasi.left', { count: left }), rule: 'validasi-data' } : null
  const submit = form.handleSubmit(({ catatan }) => confirm(catatan))
  if (mending) {
    return (
      <Card title={t('validasi.mending')}>
        <BiodataForm
          biodata={biodata}
          sections={[mending]}
          name={`biodata-${mending}`}
          onSaved={() => setMending(null)}
          onClose={() => setMending(null)}
        />
      </Card>
    )
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <DraftKeeper draft={draft} />
      {locked ? <WhyNot id="validasi-locked" reason={{ ...locked, next: t('validasi.locked') }} /> : null}
      <div className={styles['cards']}>
        {SECTIONS.map((section) => (
          <ValidasiSection
            key={section}
            section={section}
            biodata={biodata}
            checked={form.register(section)}
            reason={locked}
            onMend={() => setMending(section)}
          />
        ))}
      </div>
      <Card title={t('validasi.confirm')}>
        <div className={styles['form']}>
          <TextArea
            label={t('validasi.catatan')}
            hint={t('validasi.catatan.hint')}
            mark="optional"
            maxLength={confirmValidasiDataBodyCatatanMax}
            counter
            {...form.register('catatan')}
          />
          <div role="alert">{failure ? <Notice tone="danger">{failure.message}</Notice> : null}</div>
          <div role="status">{waiting.length > 0 ? <Notice tone="warn">{t('validasi.waiting')}</Notice> : null}</div>
          <SaveButton label={t('validasi.confirm')} pending={isPending} reason={reason ?? unchecked} wide />
        </div>
      </Card>
    </form>
  )
}
