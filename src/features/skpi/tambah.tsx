import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { CreateKelengkapanSkpiBody } from '#generated/models/skpi/createKelengkapanSkpiBody.zod.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormDialog } from '#kit/form/fields-form.tsx'
import type { Check } from '#kit/form/judge.ts'
import { useAsked } from '#kit/form/use-asked.ts'
import { useFieldsForm } from '#kit/form/use-fields-form.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { text } from '#shared/wire/readers.ts'
import { TAMBAH_DRAFT, tambahKelengkapan } from './kelengkapan.ts'

const MAX_BYTES = 5_000_000

/** On a phone the choice of a file offers the camera for these kinds, and files beside it. */
/** The fields of a new SKPI entry. */
export const FIELDS = fieldsOf(CreateKelengkapanSkpiBody, {
  jenisKelengkapan: { kind: 'list', list: 'skpiJenis' },
  tingkat: { kind: 'list', list: 'skpiTingkat' },
  namaKegiatan: { kind: 'text', wide: true },
  namaKegiatanInggris: { kind: 'text', wide: true },
  penyelenggara: { kind: 'text' },
  peran: { kind: 'text' },
  tanggalMulai: { kind: 'date' },
  tanggalSelesai: { kind: 'date' },
  nomorSertifikat: { kind: 'text' },
  bukti: { kind: 'file', wide: true, accept: 'image/jpeg,image/png,.pdf', maxBytes: MAX_BYTES, hint: 'bukti.hint' },
})

const checkDates: Check = ({ tanggalMulai, tanggalSelesai }) => {
  const [mulai, selesai] = [text(tanggalMulai), text(tanggalSelesai)]
  return { tanggalSelesai: selesai !== '' && selesai < mulai ? 'skpi:field.tanggalSelesai.early' : null }
}

interface DialogProps {
  tambah: ReturnType<typeof useAction<Parameters<typeof tambahKelengkapan.send>[0]>>
  onClose: () => void
}

/** What the campus wants to know of an achievement; what is typed is kept until it was sent. */
const TambahDialog = ({ tambah, onClose }: DialogProps) => {
  const { t } = useTranslation('skpi')
  const idMahasiswa = useIdMahasiswa()
  const form = useFieldsForm({ ns: 'skpi', fields: FIELDS, name: TAMBAH_DRAFT, check: checkDates })
  const send = async (values: FieldValues) => {
    const { kind } = await tambah.send({ idMahasiswa, data: CreateKelengkapanSkpiBody.parse(bodyOf(FIELDS, values)) })
    if (kind !== 'done') return // refused, it says so here; open, the screen does
    form.draft.done()
    showToast(t('tambah.done'))
    onClose()
  }
  return (
    <FormDialog
      form={form}
      title={t('tambah')}
      submitLabel={t('tambah.send')}
      onClose={onClose}
      onSend={send}
      pending={tambah.isPending}
      reason={tambah.reason}
      notices={tambah.notices}
    />
  )
}

/** Adding an achievement with its proof. */
export const Tambah = () => {
  const { t } = useTranslation('skpi')
  const { asked, ask } = useAsked('tambah')
  const tambah = useAction(tambahKelengkapan, {
    notDone: t('tambah.notDone'),
    doubt: t('tambah.doubt'),
    onDone: (how) => how === 'checked' && ask(null),
  })
  return (
    <ActionArea of={asked === null ? tambah : { ...tambah, notices: null }}>
      <div>
        <ActionButton look="main" reason={tambah.reason} onClick={() => ask('ya')}>
          {t('tambah')}
        </ActionButton>
      </div>
      {asked === null ? null : <TambahDialog tambah={tambah} onClose={() => ask(null)} />}
    </ActionArea>
  )
}
