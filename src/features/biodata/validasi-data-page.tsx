import i18next from 'i18next'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { mustValidate, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import { getConfirmValidasiDataMutationOptions, useGetBiodata } from '#generated/client/biodata/biodata.ts'
import type { Biodata } from '#generated/client/biodata/readers.ts'
import {
  type ConfirmValidasiDataBody,
  confirmValidasiDataBodyCatatanMax,
} from '#generated/models/biodata/confirmValidasiDataBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { formResolver } from '#shared/form/form-resolver.ts'
import { useDraft } from '#shared/form/use-draft.ts'
import { HOME } from '#shared/home.ts'
import { isRecord } from '#shared/text/is-record.ts'
import { safePath } from '#shared/text/safe-path.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { DraftKeeper } from '#shared/ui/form/draft-keeper.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { WhyNot } from '#shared/ui/overlay/why-not.tsx'
import styles from './biodata.module.css'
import { SECTIONS, type Section, valuesOf } from './biodata-fields.ts'
import { BiodataFacts, BiodataForm, useLockedReason } from './biodata-form.tsx'

/** Confirms that the student's data are correct. Assumed operation: the gateway must support it (readings, 34). */
const confirmValidasi = {
  operation: 'confirmValidasiData',
  words: 'biodata:validasi',
  describe: () => i18next.t('biodata:validasi.confirm'),
  send: (variables, { client }) => sendWrite(client, getConfirmValidasiDataMutationOptions, variables),
} satisfies Action<{ idMahasiswa: string; data: ConfirmValidasiDataBody }>

/** Sections that the student has checked, and a note about what cannot be corrected here. */
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

const MAX_NOTE = 500
const isRight = z.boolean().check(z.refine((checked) => checked, 'ui:form.required'))
/** Every section must be checked before the student can confirm. */
const CheckedSections = z.object({
  diri: isRight,
  kontak: isRight,
  alamat: isRight,
  tinggal: isRight,
  ayah: isRight,
  ibu: isRight,
  wali: isRight,
  pendidikan: isRight,
  catatan: z.string().check(z.maxLength(MAX_NOTE)),
})

interface FormProps {
  biodata: Biodata
  refetch: () => unknown
  onConfirmed: () => void
}

/** Form in which the student reviews, corrects and checks each section and then confirms all. */
const ValidasiForm = ({ biodata, refetch, onConfirmed }: FormProps) => {
  const { t } = useTranslation('biodata')
  const form = useForm<Checks>({ defaultValues: NOTHING, resolver: formResolver(CheckedSections) })
  const draft = useDraft(form, 'validasi-data')
  const [mending, setMending] = useState<Section | null>(null)
  const locked = useLockedReason(biodata, refetch)
  const values = valuesOf(biodata)
  const checked = useWatch({ control: form.control, name: SECTIONS })
  const left = checked.filter((isRight) => !isRight).length
  const idMahasiswa = useIdMahasiswa()
  const { confirm, reason, isPending, notices } = useAction(confirmValidasi, {
    reason: left > 0 ? { text: t('validasi.left', { count: left }), rule: 'validasi-data' } : null,
    onDone: (how) => {
      if (how !== 'answered') return
      draft.done()
      onConfirmed()
    },
  })
  const submit = form.handleSubmit(({ catatan }) => {
    const text = typedText(catatan)
    confirm({ idMahasiswa, data: { isBenar: true, ...(text !== '' && { catatan: text }) } })
  })
  const said = (
    <p className="visually-hidden" role="status">
      {mending ? t('validasi.mendOne', { section: t(`section.${mending}`) }) : ''}
    </p>
  )
  if (mending) {
    return (
      <>
        {said}
        <Card title={t('validasi.mending')}>
          <BiodataForm
            biodata={biodata}
            sections={[mending]}
            name={`biodata-${mending}`}
            onSaved={() => setMending(null)}
            onClose={() => setMending(null)}
          />
        </Card>
      </>
    )
  }
  return (
    <>
      {said}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <DraftKeeper draft={draft} />
        {locked ? <WhyNot id="validasi-locked" reason={{ ...locked, next: t('validasi.locked') }} /> : null}
        <div className={styles.cards}>
          {SECTIONS.map((name) => {
            const section = t(`section.${name}`)
            return (
              <Card key={name} title={section}>
                <BiodataFacts section={name} values={values} />
                <CheckboxInput label={t('validasi.right', { section })} {...form.register(name)} />
                {locked ? null : (
                  <ActionButton onClick={() => setMending(name)} aria-label={t('validasi.mendOne', { section })}>
                    {t('validasi.mend')}
                  </ActionButton>
                )}
              </Card>
            )
          })}
        </div>
        <Card title={t('validasi.confirm')}>
          <div className={styles.form}>
            <TextArea
              label={t('validasi.catatan')}
              hint={t('validasi.catatan.hint')}
              mark="optional"
              maxLength={confirmValidasiDataBodyCatatanMax}
              counter
              {...form.register('catatan')}
            />
            {notices}
            <SaveButton label={t('validasi.confirm')} pending={isPending} reason={reason} wide />
          </div>
        </Card>
      </form>
    </>
  )
}

/** Returns the path that the student requested before being redirected here. */
const useWantedPath = (): string => {
  const state: unknown = useLocation().state
  return safePath(isRecord(state) && typeof state['from'] === 'string' ? state['from'] : null) ?? HOME
}

/** /validasi-data: the student confirms the data before using anything else (section 4; readings, 19). */
export const ValidasiDataPage = () => {
  const { t } = useTranslation('biodata')
  const wanted = useWantedPath()
  const [confirmed, setConfirmed] = useState(false)
  const { biodataSingkat, refetch: refetchInBackground } = useBiodataSingkat()
  const biodata = useGetBiodata(useIdMahasiswa())
  const forced = mustValidate(biodataSingkat)
  if (confirmed && !forced) return <Navigate to={wanted} replace />
  // Confirmed, but the cached short biodata is outdated: the guard would redirect back here.
  const waiting = (
    <>
      <Notice tone="ok" live>
        {t('validasi.done')}
      </Notice>
      <ActionButton variant="main" onClick={() => void refetchInBackground()}>
        {t('validasi.go')}
      </ActionButton>
    </>
  )
  const toConfirm = (
    <QueryView query={biodata} select={(known) => known} lines={24}>
      {(known) => <ValidasiForm biodata={known} refetch={biodata.refetch} onConfirmed={() => setConfirmed(true)} />}
    </QueryView>
  )
  // The student opened this address although nothing has to be confirmed.
  const nothing = (
    <>
      <Notice tone="ok">{t('validasi.nothing')}</Notice>
      <Link className={buttonClass('main')} to="/biodata">
        {t('validasi.toBiodata')}
      </Link>
    </>
  )
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('validasi.title')}</h1>
        <p className={styles.lead}>{t('validasi.lead')}</p>
      </header>
      {confirmed ? waiting : forced ? toConfirm : nothing}
    </div>
  )
}
