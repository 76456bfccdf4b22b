import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { CreateKelengkapanSkpiBody } from '#generated/models/skpi/createKelengkapanSkpiBody.zod.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import type { Check } from '#kit/form/validate.ts'
import { text } from '#shared/wire/readers.ts'
import { ADD_DRAFT, addKelengkapan } from './kelengkapan.ts'

const MAX_BYTES = 5_000_000

/** Fields of a new SKPI entry. On a phone the file picker also offers the camera. */
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

/** Button and form that add an achievement with its proof. */
export const AddKelengkapan = () => {
  const { t } = useTranslation('skpi')
  const idMahasiswa = useIdMahasiswa()
  const place = { idMahasiswa }
  return (
    <FormAction
      action={addKelengkapan}
      place={place}
      ns="skpi"
      fields={FIELDS}
      check={checkDates}
      draft={ADD_DRAFT}
      toVariables={(values) => ({ ...place, data: CreateKelengkapanSkpiBody.parse(bodyOf(FIELDS, values)) })}
      param="tambah"
      title={t('tambah')}
      submitLabel={t('tambah.send')}
    />
  )
}
