import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { toJendela } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { tahunChoices } from '#domain/periode/periode-choices.ts'
import { useGetInformasiLockJurnal, useGetJudulSkripsi } from '#generated/client/lock-jurnal/lock-jurnal.ts'
import type { InformasiLockJurnal, JudulSkripsi } from '#generated/client/lock-jurnal/readers.ts'
import { CreatePengajuanJurnalBody } from '#generated/models/lock-jurnal/createPengajuanJurnalBody.zod.ts'
import { type Field, type FieldValues, fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import type { Check } from '#kit/form/validate.ts'
import { Until } from '#kit/jendela/until.tsx'
import { BackLink } from '#kit/link/back-link.tsx'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { filterRows } from '#shared/wire/readers.ts'
import { Conditions } from '../conditions.tsx'
import { EntryForm, useEntryForm } from '../entry-form.tsx'
import styles from '../studi-akhir.module.css'
import { useWays } from '../ways.ts'
import { ARTICLE_DRAFT, submitJurnal } from './lock-actions.ts'
import { conditionsOf, useObstacle } from './obstacle.tsx'

/**
 * Returns the fields of a submission; the thesis title comes from the campus.
 * @param year current year at the campus
 */
const fieldsFor = (year: number): Field[] =>
  fieldsOf(CreatePengajuanJurnalBody, {
    judulJurnal: { kind: 'lines', wide: true },
    namaJurnal: { kind: 'text', wide: true },
    issn: { kind: 'text' },
    tahunTerbit: {
      kind: 'choice',
      variant: 'select',
      numeric: true,
      choices: tahunChoices(year).map((tahun) => ({ kode: String(tahun), nama: String(tahun) })),
    },
    volume: { kind: 'text' },
    nomor: { kind: 'text' },
    tautanJurnal: { kind: 'text', input: 'url', wide: true, hint: 'field.tautanJurnal.hint' },
  })

/** Rejects a link that is not a web address before it is sent. */
const checkLink: Check = ({ tautanJurnal }) => {
  const typed = typedText(tautanJurnal)
  return { tautanJurnal: typed !== '' && webAddress(typed) === null ? 'lock-jurnal:field.tautanJurnal.none' : null }
}

interface Known {
  judul: JudulSkripsi
  informasi: InformasiLockJurnal
}

const Submit = ({ judul, informasi }: Known) => {
  const { t } = useTranslation('lock-jurnal')
  const navigate = useNavigate()
  const place = { idMahasiswa: useIdMahasiswa() }
  const fields = fieldsFor(Number(useToday().slice(0, 4)))
  const finish = () => {
    showToast(t('submit.done'))
    void navigate('/lock-jurnal')
  }
  const toVariables = (values: FieldValues) => ({
    ...place,
    data: CreatePengajuanJurnalBody.parse({
      ...bodyOf(fields, values),
      judulSkripsi: judul.judulSkripsi,
    }),
  })
  const entry = useEntryForm({
    ...{ ns: 'lock-jurnal', fields, check: checkLink, draft: ARTICLE_DRAFT },
    keepUntil: toJendela(informasi).selesai ?? undefined,
    ...{ action: submitJurnal, place, reason: useObstacle(informasi, judul), toVariables },
    onEnd: finish,
  })
  return (
    <Card title={t('submit')}>
      <EntryForm of={entry} label={t('submit')} pendingLabel={t('submit.pending')} />
    </Card>
  )
}

/** Registered title, submission deadline, and unmet conditions. */
const Before = ({ judul, informasi }: Known) => {
  const { t } = useTranslation('lock-jurnal')
  const ways = useWays()
  const items = filterRows(conditionsOf(informasi), ({ terpenuhi }) => terpenuhi !== true)
  return (
    <Card title={t('thesis')}>
      <div className={styles.stack}>
        <p className={styles.name}>{judul.judulSkripsi || t('title.none')}</p>
        {informasi.tanggalSelesai === null ? null : (
          <p className={styles.minor}>
            <Until action={t('submit')} value={informasi.tanggalSelesai} />
          </p>
        )}
        <p className={styles.minor}>{t('submit.lock')}</p>
        <Conditions items={items} ways={ways} />
      </div>
    </Card>
  )
}

/** /lock-jurnal/pengajuan: the form of a submission, with the thesis title that is sent with it. */
export const LockJurnalSubmitPage = () => {
  const { t } = useTranslation('lock-jurnal')
  const idMahasiswa = useIdMahasiswa()
  const judul = useGetJudulSkripsi(idMahasiswa)
  const informasi = useGetInformasiLockJurnal(idMahasiswa)
  const all = combineQueries(judul, informasi)
  return (
    <div className={styles.page}>
      <BackLink to="/lock-jurnal">{t('back')}</BackLink>
      <h1>{t('submit.title')}</h1>
      <QueryView query={all} select={(known) => known} lines={14}>
        {([title, rules]) => (
          <div className={styles.columns}>
            <Submit judul={title} informasi={rules} />
            <Before judul={title} informasi={rules} />
          </div>
        )}
      </QueryView>
    </div>
  )
}
