import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { outboxOwner } from '#gateway/writes/outbox-facade.ts'
import type { JenisSurat, Surat } from '#generated/client/surat/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import type { FieldValues } from '#kit/form/field.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { useActionForm } from '#kit/form/use-action-form.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { removeDraft } from '#shared/form/draft-store.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { ConfirmDialog } from '#shared/ui/overlay/confirm-dialog.tsx'
import { LoadFailure } from '#shared/ui/state/load-failure.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { useKindFacts } from './kinds.tsx'
import { languagesOf, whyNotKind } from './letter.ts'
import { letterDraft, possibleTwin, requestSurat } from './letter-actions.ts'
import { type LetterForm, letterBodyOf, letterFormOf, refusedPathOf } from './letter-form.ts'
import { lettersQuery } from './letter-query.ts'
import { LetterSheet } from './letter-sheet.tsx'
import { handOver } from './preview-store.ts'
import styles from './surat.module.css'
import { usePreview } from './use-preview.ts'

type PreviewState = ReturnType<typeof usePreview>

/** Status line that shows whether the preview matches the current values of the form. */
const PreviewStatus = ({ of, isOpen }: { of: PreviewState; isOpen: boolean }) => {
  const { t } = useTranslation('surat')
  const words = () => {
    if (isOpen) return t(of.preview ? 'preview.behind' : 'preview.open')
    if (of.isUpdating) return t('preview.updating')
    return of.isCurrent ? t('preview.current') : ''
  }
  return (
    <p className={styles.minor} role="status">
      {words()}
    </p>
  )
}

interface PreviewProps {
  of: PreviewState
  /** True while a required field is empty or invalid. */
  isOpen: boolean
  /** Reason why no preview can be requested now; null when one can. */
  off: string | null
}

/** Live preview of the letter, or the reason why there is none. */
const Preview = ({ of, isOpen, off }: PreviewProps) => {
  const { t } = useTranslation('surat')
  const idMahasiswa = useIdMahasiswa()
  const { preview, error, isUnreadable, refetch } = of
  return (
    <Card title={t('preview')}>
      {off === null ? <PreviewStatus of={of} isOpen={isOpen} /> : <p className={styles.minor}>{off}</p>}
      {error || isUnreadable ? (
        <LoadFailure
          kind={error?.kind ?? 'contract'}
          message={error?.message ?? t('preview.unreadable')}
          onReload={refetch}
        />
      ) : null}
      {preview ? <LetterSheet of={preview} /> : null}
      {!preview && of.isUpdating ? <Skeleton lines={12} /> : null}
      {preview ? (
        <p>
          {/* A new tab inherits session storage only from its opener; without it the preview would be missing. */}
          <Link
            to="/surat/info/preview"
            target="_blank"
            rel="opener"
            onClick={() => handOver(idMahasiswa, preview)}
            onAuxClick={() => handOver(idMahasiswa, preview)}
          >
            <span>{t('preview.alone')}</span> <span className="visually-hidden">{t('ui:files.newTab')}</span>
          </Link>
        </p>
      ) : null}
    </Card>
  )
}

/** Notes about unreadable fields, the only language of the kind, and the fee. */
const Notes = ({ form: { jenis, isian } }: { form: LetterForm }) => {
  const { t } = useTranslation('surat')
  const [only, ...others] = languagesOf(jenis)
  const broken = isian.filter((soal) => soal.jenis === 'unreadable')
  return (
    <>
      {broken.map(({ nomor, pertanyaan }) => (
        <Notice key={nomor} tone="warn">
          {t('field.broken', { nama: pertanyaan || '–' })}
        </Notice>
      ))}
      {others.length === 0 && only ? (
        <p className={styles.minor}>{t('language.only', { bahasa: kodeText('bahasaPengantar', only) })}</p>
      ) : null}
      {(jenis.biaya ?? 0) > 0 ? <Notice>{t('request.fee', { biaya: formatRupiah(jenis.biaya) })}</Notice> : null}
    </>
  )
}

/** Returns why a kind cannot be requested: its own reason, an unreadable field, or an unknown fee. */
const useOwnReason = (jenis: JenisSurat, isBroken: boolean) => {
  const { t } = useTranslation('surat')
  const why = whyNotKind(jenis)
  if (why !== null) return { text: why || t('kind.closed') }
  if (isBroken) return { text: t('kind.broken') }
  return jenis.biaya === undefined ? { text: t('kind.cost') } : null
}

interface Props {
  jenis: JenisSurat
  onSent: () => void
}

/** Form of one kind of letter with its live preview. */
export const RequestForm = ({ jenis, onSent }: Props) => {
  const { t } = useTranslation('surat')
  const idMahasiswa = useIdMahasiswa()
  const letter = useMemo(() => letterFormOf(jenis), [jenis])
  const factsOf = useKindFacts()
  const place = { idMahasiswa, idJenisSurat: jenis.idJenisSurat }
  const isOther = useRef(false)
  const draft = letterDraft(jenis.idJenisSurat)
  const isBroken = letter.isian.some((soal) => soal.jenis === 'unreadable')
  const own = useOwnReason(jenis, isBroken)
  const state = useAction(requestSurat, {
    place,
    reason: own,
    onDone: (how) => {
      if (how !== 'checked') return
      removeDraft(outboxOwner(), draft)
      onSent()
    },
  })
  const toVariables = (values: Parameters<typeof letterBodyOf>[1]) => {
    const data = letterBodyOf(letter, values)
    if (data === null) throw new Error('a valid form is a valid body')
    return { ...place, data: { ...data, biaya: jenis.biaya, isOther: isOther.current } }
  }
  const letters = useOptionalData(useQuery(lettersQuery(idMahasiswa)))
  const [asked, setConfirming] = useState<{ values: FieldValues; twin: Surat } | null>(null)
  const { form, send, notices } = useActionForm({
    ...{
      ns: 'surat',
      fields: letter.fields,
      start: letter.start,
      draft,
      action: requestSurat,
      place,
      state,
      toVariables,
    },
    refusedPath: refusedPathOf(letter),
    onEnd: onSent,
  })
  /** Confirms first when an open letter may be the same. */
  const ask = (given: FieldValues) => {
    isOther.current = false
    const twin = possibleTwin(readRows(letters?.data, 'hint'), toVariables(given))
    if (twin) setConfirming({ values: given, twin })
    else void send(given)
  }
  const confirm = () => {
    isOther.current = true
    if (asked) void send(asked.values)
    setConfirming(null)
  }
  const values = useWatch({ control: form.form.control })
  const { isValid } = form.form.formState
  const body = isValid ? letterBodyOf(letter, values) : null
  const preview = usePreview(idMahasiswa, body, state.reason !== null)
  return (
    <div className={styles.beside}>
      <Card title={jenis.nama || t('unnamed')}>
        <div className={styles.facts}>
          <MetaLine facts={factsOf(jenis)} none="" />
        </div>
        <FieldsForm form={form} onSend={ask} notices={notices}>
          <Notes form={letter} />
          <ActionArea of={{ ...state, notices: null }}>
            <SaveButton
              label={t('request')}
              pendingLabel={t('request.pending')}
              reason={state.reason}
              pending={state.isPending}
            />
          </ActionArea>
        </FieldsForm>
        {asked ? (
          <ConfirmDialog
            confirmLabel={t('request.another')}
            cancelLabel={t('cancel.back')}
            onConfirm={confirm}
            onCancel={() => setConfirming(null)}
          >
            {t('request.possible.question', { id: asked.twin.idSurat, keperluan: asked.twin.keperluan })}
          </ConfirmDialog>
        ) : null}
      </Card>
      <Preview of={preview} isOpen={body === null} off={state.reason?.text ?? null} />
    </div>
  )
}
