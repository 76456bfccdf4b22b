import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { edgeOf } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { PILIHAN } from '#domain/referensi/pilihan.ts'
import { useGetBiodata } from '#generated/client/biodata/biodata.ts'
import type { KegiatanPendaftarWisuda, KegiatanWisuda } from '#generated/client/wisuda/readers.ts'
import { RegisterWisudaBody } from '#generated/models/wisuda/registerWisudaBody.zod.ts'
import { type Field, type FieldSpec, type FieldValues, fieldsOf, scaleOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { type Angka, isKnownText, knownText, readRows } from '#shared/wire/readers.ts'
import { isGuided } from '../tugas-akhir/final-project.ts'
import { worksQuery } from '../tugas-akhir/queries.ts'
import { obstacleOf } from './graduation.ts'
import { registerWisuda, registrationDraft } from './register-action.ts'
import styles from './wisuda.module.css'

/** Field of gown and cap sizes. */
const SIZE = { kind: 'choice', choices: PILIHAN.ukuran, kode: 'ukuran' } as const
/** Maximum number of guests for a scale; above it the number is typed. */
const MOST_IN_A_ROW = 6

const guestsField = (most: Angka): FieldSpec =>
  typeof most === 'number' && most <= MOST_IN_A_ROW
    ? { kind: 'scale', choices: scaleOf(0, most), required: true }
    : { kind: 'number' }

/**
 * Returns the fields of a registration.
 * @param most maximum number of guests; null when unknown
 */
const fieldsFor = (most: Angka): Field[] =>
  fieldsOf(RegisterWisudaBody, {
    namaIjazah: { kind: 'text', wide: true, hint: 'field.namaIjazah.hint', autoComplete: 'name' },
    judulTugasAkhir: { kind: 'lines', wide: true },
    ukuranToga: SIZE,
    ukuranTopi: SIZE,
    ...(most === 0 ? {} : { jumlahUndangan: guestsField(most) }),
    email: { kind: 'text', rule: 'email', input: 'email', autoComplete: 'email' },
    telepon: { kind: 'text', rule: 'telepon', input: 'tel', autoComplete: 'tel' },
    alamatKirim: { kind: 'lines', wide: true },
  })

/** Rejects more guests than the ceremony allows before the form is sent. */
const checkGuests =
  (most: Angka) =>
  ({ jumlahUndangan }: FieldValues) => ({
    jumlahUndangan: typeof most === 'number' && Number(jumlahUndangan) > most ? 'field.jumlahUndangan.most' : null,
  })

/**
 * Returns known data of the student that cannot be corrected after sending: the e-mail of the biodata, and the title of
 * the approved final project.
 */
const useKnown = () => {
  const idMahasiswa = useIdMahasiswa()
  const biodata = useOptionalData(useGetBiodata(idMahasiswa))
  const works = useOptionalData(useQuery(worksQuery(idMahasiswa)))
  const work = readRows(works?.data, 'hint').find((one) => isGuided(one) && isKnownText(one.judul))
  return { email: knownText(biodata?.diri?.email ?? ''), judulTugasAkhir: work?.judul ?? '' }
}

/** Returns the filled fields of a registration. */
const onlyKnown = (own: KegiatanPendaftarWisuda | undefined) =>
  Object.fromEntries(Object.entries(own ?? {}).filter(([, value]) => value !== '' && value !== null))

/** Returns the reason why no registration is possible, with the campus's own text if it gives one. */
const useReasonText = (of: KegiatanWisuda, own: KegiatanPendaftarWisuda | undefined) => {
  const { t } = useTranslation('wisuda')
  if (!own) return { text: t('why.wait'), next: null }
  const obstacle = obstacleOf(of, own)
  if (!obstacle) return null
  return { text: obstacle.text || t(`why.${obstacle.kind}`), next: obstacle.text ? null : <Kontak /> }
}

/** Button and form that register for a ceremony; the form warns that nothing can be changed afterwards. */
export const WisudaRegister = ({ of, own }: { of: KegiatanWisuda; own: KegiatanPendaftarWisuda | undefined }) => {
  const { t } = useTranslation('wisuda')
  const place = { idMahasiswa: useIdMahasiswa(), activityId: of.id }
  const fields = fieldsFor(of.jumlahUndangan)
  const known = useKnown()
  const { biaya } = of
  const { telepon, email } = useKampus().facts // rendered as text: a link would take the focus from the form
  return (
    <FormAction
      action={registerWisuda}
      place={place}
      ns="wisuda"
      fields={fields}
      start={startValues(fields, { ...known, ...onlyKnown(own) })}
      check={checkGuests(of.jumlahUndangan)}
      draft={registrationDraft(of.id)}
      keepUntil={edgeOf(of.tanggalTutup, 'selesai') ?? undefined}
      toVariables={(values) => ({ ...place, data: { ...RegisterWisudaBody.parse(bodyOf(fields, values)), biaya } })}
      param="daftar"
      value={of.id}
      title={t('register.title', { nama: of.nama || t('ceremony') })}
      label={t('register')}
      submitLabel={t('register')}
      intro={
        <>
          <Notice tone="warn">{`${t('register.final')} ${[telepon, email].filter(Boolean).join(', ')}`}</Notice>
          {biaya === null || biaya === undefined || biaya === 0 ? null : (
            <p className={styles.minor}>{t('register.fee', { rupiah: formatRupiah(biaya) })}</p>
          )}
        </>
      }
      reason={useReasonText(of, own)}
    />
  )
}
