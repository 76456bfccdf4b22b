import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import i18next from 'i18next'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { PILIHAN } from '#domain/referensi/pilihan.ts'
import { sendWrite } from '#gateway/call/send-write.ts'
import type { TracerBiodata, TracerMediaSosial } from '#generated/client/tracer-study/readers.ts'
import {
  getGetTracerBiodataQueryOptions,
  getGetTracerSocialMediaQueryOptions,
  getSaveTracerSocialMediaMutationOptions,
  getUpdateTracerBiodataAlamatMutationOptions,
  getUpdateTracerBiodataDiriMutationOptions,
  useGetTracerBiodata,
  useGetTracerSocialMedia,
} from '#generated/client/tracer-study/tracer-study.ts'
import { SaveTracerSocialMediaBody } from '#generated/models/tracer-study/saveTracerSocialMediaBody.zod.ts'
import { UpdateTracerBiodataAlamatBody } from '#generated/models/tracer-study/updateTracerBiodataAlamatBody.zod.ts'
import { UpdateTracerBiodataDiriBody } from '#generated/models/tracer-study/updateTracerBiodataDiriBody.zod.ts'
import type { Action } from '#kit/action/action.ts'
import { replacesWhole } from '#kit/action/replaces-whole.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import styles from './tracer-study.module.css'

interface Saved<Body> {
  idMahasiswa: string
  data: Body
}

const biodataQuery = ({ idMahasiswa }: Saved<object>) => getGetTracerBiodataQueryOptions(idMahasiswa)

const saveDiri: Action<Saved<UpdateTracerBiodataDiriBody>> = {
  operation: 'updateTracerBiodataDiri',
  words: 'tracer-study:contact',
  describe: () => i18next.t('tracer-study:contact.diri'),
  send: (variables, { client }) => sendWrite(client, getUpdateTracerBiodataDiriMutationOptions, variables),
  ...replacesWhole(biodataQuery, ({ email, emailAlternatif, telepon, statusPernikahan, nik, npwp }) => {
    return { email, emailAlternatif, telepon, statusPernikahan, nik, npwp }
  }),
}
const saveAlamat: Action<Saved<UpdateTracerBiodataAlamatBody>> = {
  operation: 'updateTracerBiodataAlamat',
  words: 'tracer-study:contact',
  describe: () => i18next.t('tracer-study:contact.alamat'),
  send: (variables, { client }) => sendWrite(client, getUpdateTracerBiodataAlamatMutationOptions, variables),
  ...replacesWhole(biodataQuery, ({ alamat }) => {
    if (!alamat) return null
    const { namaWilayah: _name, ...written } = alamat
    return written
  }),
}
const saveSocial: Action<Saved<SaveTracerSocialMediaBody>> = {
  operation: 'saveTracerSocialMedia',
  words: 'tracer-study:contact',
  describe: () => i18next.t('tracer-study:contact.sosial'),
  send: (variables, { client }) => sendWrite(client, getSaveTracerSocialMediaMutationOptions, variables),
  ...replacesWhole(
    ({ idMahasiswa }: Saved<SaveTracerSocialMediaBody>) => getGetTracerSocialMediaQueryOptions(idMahasiswa),
    (accounts) => ({ ...accounts }),
  ),
}

const DIRI = fieldsOf(UpdateTracerBiodataDiriBody, {
  email: { kind: 'text', input: 'email', rule: 'email', autoComplete: 'email' },
  emailAlternatif: { kind: 'text', input: 'email', rule: 'email', hint: 'field.emailAlternatif.hint' },
  telepon: { kind: 'text', input: 'tel', rule: 'telepon', autoComplete: 'tel' },
  statusPernikahan: { kind: 'choice', choices: PILIHAN.statusPernikahan, kode: 'statusPernikahan' },
  nik: { kind: 'text', input: 'numeric', rule: 'nik' },
  npwp: { kind: 'text' },
})
const ALAMAT = fieldsOf(UpdateTracerBiodataAlamatBody, {
  jalan: { kind: 'text', autoComplete: 'address-line1', wide: true },
  rt: { kind: 'text', input: 'numeric' },
  rw: { kind: 'text', input: 'numeric' },
  kelurahan: { kind: 'text' },
  kodePos: { kind: 'text', input: 'numeric', autoComplete: 'postal-code' },
  wilayah: { kind: 'search', search: 'wilayah', bodyKey: 'idWilayah', wide: true },
  negara: { kind: 'text' },
})
const NAMES = ['linkedin', 'instagram', 'facebook', 'x', 'github', 'situsWeb'] as const
const ACCOUNT = { kind: 'text', mark: false } as const
const SOSIAL = fieldsOf(SaveTracerSocialMediaBody, {
  linkedin: ACCOUNT,
  instagram: ACCOUNT,
  facebook: ACCOUNT,
  x: ACCOUNT,
  github: ACCOUNT,
  situsWeb: ACCOUNT,
})

const alamatText = (alamat: TracerBiodata['alamat']): string =>
  joined(alamat?.jalan ?? '', alamat?.kelurahan ?? '', alamat?.namaWilayah ?? '')

type EditProps = Pick<ComponentProps<typeof FormAction>, 'param' | 'title' | 'start'>

/** Label of a change button with a visually hidden description of what it changes. */
const Change = ({ what }: { what: string }) => (
  <>
    <span>{useTranslation('tracer-study').t('change')}</span>
    <span className="visually-hidden">{` ${what}`}</span>
  </>
)

const Mark = ({ isFilled }: { isFilled: boolean }) => {
  const { t } = useTranslation('tracer-study')
  const Icon = isFilled ? IconCheck : IconAlertTriangle
  return (
    <span className={isFilled ? styles.filled : styles.missing}>
      <Icon size={20} role="img" aria-label={t(isFilled ? 'contact.filled' : 'contact.missing')} />
    </span>
  )
}

const Diri = ({ of, ...edit }: EditProps & { of: TracerBiodata }) => {
  const { t } = useTranslation('tracer-study')
  const place = { idMahasiswa: useIdMahasiswa() }
  return (
    <div className={styles.part}>
      <Mark isFilled={of.email !== '' && of.emailAlternatif !== ''} />
      <div>
        <h3>{edit.title}</h3>
        <p className={styles.minor}>
          {of.emailAlternatif === '' ? t('contact.noPrivate') : joined(of.email, of.emailAlternatif, of.telepon)}
        </p>
        <FormAction
          {...edit}
          action={saveDiri}
          place={place}
          ns="tracer-study"
          fields={DIRI}
          draft="tracer-diri"
          toVariables={(values) => ({ ...place, data: UpdateTracerBiodataDiriBody.parse(bodyOf(DIRI, values, true)) })}
          label={<Change what={edit.title} />}
          variant="plain"
          submitLabel={t('save')}
        />
      </div>
    </div>
  )
}

const Alamat = ({ of, ...edit }: EditProps & { of: TracerBiodata }) => {
  const { t } = useTranslation('tracer-study')
  const place = { idMahasiswa: useIdMahasiswa() }
  return (
    <div className={styles.part}>
      <Mark isFilled={alamatText(of.alamat) !== ''} />
      <div>
        <h3>{edit.title}</h3>
        <p className={styles.minor}>{alamatText(of.alamat) || t('contact.none')}</p>
        <FormAction
          {...edit}
          action={saveAlamat}
          place={place}
          ns="tracer-study"
          fields={ALAMAT}
          draft="tracer-alamat"
          toVariables={(values) => ({
            ...place,
            data: UpdateTracerBiodataAlamatBody.parse(bodyOf(ALAMAT, values, true)),
          })}
          label={<Change what={edit.title} />}
          variant="plain"
          submitLabel={t('save')}
        />
      </div>
    </div>
  )
}

const Sosial = ({ of, ...edit }: EditProps & { of: TracerMediaSosial }) => {
  const { t } = useTranslation('tracer-study')
  const place = { idMahasiswa: useIdMahasiswa() }
  const facts = NAMES.filter((name) => of[name] !== '').map((name) => ({
    label: t(`field.${name}`),
    value: <WebLink to={of[name]}>{of[name]}</WebLink>,
  }))
  return (
    <div className={styles.part}>
      <Mark isFilled={facts.length > 0} />
      <div>
        <h3>{edit.title}</h3>
        {facts.length > 0 ? <DescriptionList facts={facts} /> : <p className={styles.minor}>{t('contact.none')}</p>}
        <FormAction
          {...edit}
          action={saveSocial}
          place={place}
          ns="tracer-study"
          fields={SOSIAL}
          draft="tracer-sosial"
          toVariables={(values) => ({ ...place, data: SaveTracerSocialMediaBody.parse(bodyOf(SOSIAL, values)) })}
          label={<Change what={edit.title} />}
          variant="plain"
          submitLabel={t('save')}
        />
      </div>
    </div>
  )
}

/** Contact data, address and social media for the time after graduation. */
export const Contact = () => {
  const { t, i18n } = useTranslation('tracer-study')
  const idMahasiswa = useIdMahasiswa()
  const biodata = useGetTracerBiodata(idMahasiswa)
  const social = useGetTracerSocialMedia(idMahasiswa)
  return (
    <>
      <QueryCard query={biodata} select={(known) => known} title={t('contact')} lines={6}>
        {(known) => (
          <>
            <p className={styles.minor}>
              {joined(
                known.nama,
                known.prodi,
                known.tanggalLulus
                  ? t('contact.graduated', { hari: formatTanggal(known.tanggalLulus, i18n.language) })
                  : '',
              )}
            </p>
            <Diri of={known} param="diri" title={t('contact.diri')} start={known} />
            <Alamat
              of={known}
              param="alamat"
              title={t('contact.alamat')}
              start={{
                ...known.alamat,
                wilayah: known.alamat?.idWilayah
                  ? { kode: known.alamat.idWilayah, nama: known.alamat.namaWilayah || known.alamat.idWilayah }
                  : null,
              }}
            />
          </>
        )}
      </QueryCard>
      <QueryCard query={social} select={(known) => known} title={t('sosial')} lines={3}>
        {(known) => <Sosial of={known} param="sosial" title={t('contact.sosial')} start={known} />}
      </QueryCard>
    </>
  )
}
