import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FieldsForm } from '#kit/form/fields-form.tsx'
import { useActionForm } from '#kit/form/use-action-form.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import styles from './acara.module.css'
import type { Pendaftaran } from './acara.ts'
import { ChooseRegistration, registrationFor, useRegistration } from './choose-registration.tsx'
import type { EventSubject } from './event-subject.ts'
import { momentOf } from './event-time.ts'
import { EventFile } from './files.tsx'
import { EventHeader } from './header.tsx'
import { canUpload, isUnpaid } from './step.ts'

/** Returns a function that gives the reason why no file can be uploaded; null when one can. */
const useWhyNot = (subjek: EventSubject, nowMs: number) => {
  const { t } = useTranslation('acara')
  const words = { acara: t(subjek.texts.acara), berkas: t(subjek.texts.berkas) }
  return (of: Pendaftaran): string | null => {
    const saat = momentOf(of, nowMs)
    if (of.wajibBerkas === false) return t('acara:unggah.notAsked', words)
    if (of.isLulus) return t('acara:unggah.passed', words)
    if (!canUpload(of, saat)) return t('acara:unggah.after', words)
    if (isUnpaid(of)) return t('acara:unggah.unpaid', words)
    const isAhead = subjek.isSejakHari && saat.mulaiMs != null && nowMs < saat.mulaiMs
    return isAhead ? t('acara:unggah.before', words) : null
  }
}

const Form = ({ subjek, of }: { subjek: EventSubject; of: Pendaftaran }) => {
  const { t } = useTranslation('acara')
  const idMahasiswa = useIdMahasiswa()
  const { fields, ns, texts } = subjek
  const { idAcara, nama, berkas } = of
  const why = useWhyNot(subjek, useNowMs())(of)
  const place = { idMahasiswa, idAcara, nama }
  const upload = useAction(subjek.upload, {
    place,
    reason: why === null ? null : { text: why },
  })
  const { form, send, notices } = useActionForm({
    ns,
    fields,
    action: subjek.upload,
    state: upload,
    place,
    draft: subjek.upload.draftOf(place),
    toVariables: (values) => ({ ...place, data: bodyOf(fields, values) }),
    onEnd: (how) => {
      form.form.reset(startValues(fields))
      if (how === 'done') showToast(t('acara:unggah.done', { nama }))
    },
  })
  const label = berkas ? t('acara:unggah.replace') : t(texts.unggah)
  return (
    <FieldsForm form={form} onSend={send} notices={notices}>
      <div>
        <SaveButton
          label={label}
          pendingLabel={t('acara:unggah.pending')}
          pending={upload.isPending}
          reason={upload.reason}
        />
      </div>
    </FieldsForm>
  )
}

const EventUpload = ({ subjek, of }: { subjek: EventSubject; of: Pendaftaran }) => {
  const { t, i18n } = useTranslation('acara')
  const { nama, batasBerkas, soal, berkas, wajibBerkas } = of
  const hari = formatTanggal(batasBerkas, i18n.language)
  return (
    <Card title={nama || t('acara:untitled')}>
      <div className={styles.stack}>
        {hari ? <p>{t('acara:unggah.until', { hari })}</p> : null}
        {soal ? <EventFile title={t('acara:unggah.soal')} file={soal} /> : null}
        {berkas ? <EventFile title={t('acara:unggah.given')} file={berkas} /> : null}
        {wajibBerkas === false ? (
          <p>{t('acara:unggah.notAsked', { acara: t(subjek.texts.acara), berkas: t(subjek.texts.berkas) })}</p>
        ) : (
          <Form subjek={subjek} of={of} />
        )}
      </div>
    </Card>
  )
}

/** Upload form for the event in the address, if the student is registered for it. */
const UploadFor = ({ subjek, id }: { subjek: EventSubject; id: string }) => {
  const { t } = useTranslation('acara')
  const words = { acara: t(subjek.texts.acara) }
  return (
    <QueryView
      query={useRegistration(subjek)}
      select={(halaman) => halaman && registrationFor(halaman.rows, id)}
      lines={12}
    >
      {({ of }) =>
        of ? (
          <EventUpload subjek={subjek} of={of} />
        ) : (
          <Card title={t(subjek.texts.unggah)}>
            <EmptyState hint={t('acara:notMine', words)} />
            <Link className={buttonClass()} to={subjek.alamat.unggah}>
              {t('acara:other', words)}
            </Link>
          </Card>
        )
      }
    </QueryView>
  )
}

/** Upload of a resume or an assignment (?id=); without an id, a list of registrations that accept a file. */
export const EventUploadPage = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  const [query] = useSearchParams()
  const id = readNumberedId(query.get('id'))
  const { texts, alamat } = subjek
  const words = { acara: t(texts.acara), berkas: t(texts.berkas) }
  return (
    <div className={styles.page}>
      <EventHeader subjek={subjek} title={t(texts.unggah)} kini="unggah" />
      {id === null ? (
        <ChooseRegistration
          subjek={subjek}
          title={t('acara:unggah.choose', words)}
          empty={t('acara:unggah.empty', words)}
          isOffered={(one, nowMs) => canUpload(one, momentOf(one, nowMs))}
          alamat={alamat.unggah}
        />
      ) : (
        <UploadFor key={id} subjek={subjek} id={id} />
      )}
    </div>
  )
}
