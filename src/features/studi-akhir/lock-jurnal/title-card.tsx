import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { JudulSkripsi } from '#generated/client/lock-jurnal/readers.ts'
import { UpdateJudulSkripsiBody } from '#generated/models/lock-jurnal/updateJudulSkripsiBody.zod.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import { QueryCard, type QueryResult } from '#kit/query/query-view.tsx'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from '../studi-akhir.module.css'
import { TITLE_DRAFT, updateJudul } from './lock-actions.ts'

const FIELDS = fieldsOf(UpdateJudulSkripsiBody, { judulSkripsi: { kind: 'lines', wide: true } })

/** Button and form of a new title; the form lists what the new title affects. */
const ChangeTitle = ({ of }: { of: JudulSkripsi }) => {
  const { t } = useTranslation('lock-jurnal')
  const place = { idMahasiswa: useIdMahasiswa() }
  return (
    <FormAction
      action={updateJudul}
      place={place}
      ns="lock-jurnal"
      fields={FIELDS}
      start={startValues(FIELDS, of)}
      draft={TITLE_DRAFT}
      toVariables={(values) => ({ ...place, data: UpdateJudulSkripsiBody.parse(bodyOf(FIELDS, values)) })}
      param="judul"
      title={t('title.change')}
      label={t('title.change')}
      variant="plain"
      submitLabel={t('title.save')}
      intro={
        <div>
          <p>{t('title.effect')}</p>
          <ul className={styles.lines}>
            <li>{t('title.effect.receipts')}</li>
            <li>{t('title.effect.project')}</li>
            <li>{t('title.effect.transcript')}</li>
          </ul>
        </div>
      }
    />
  )
}

const Title = ({ of }: { of: JudulSkripsi }) => {
  const { t, i18n } = useTranslation('lock-jurnal')
  const supervisors = of.pembimbing.map((one) => (one ? one.nama : unreadableWord(i18n.language))).filter(Boolean)
  if (of.judulSkripsi === '') return <p className={styles.minor}>{t('title.none')}</p>
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.name}>{of.judulSkripsi}</p>
        {of.judulSkripsiInggris ? <p className={styles.minor}>{of.judulSkripsiInggris}</p> : null}
      </div>
      {supervisors.length > 0 ? (
        <DescriptionList facts={[{ label: t('supervisor'), value: supervisors.join(', ') }]} />
      ) : null}
      {of.isDapatDiubah !== false ? (
        <ChangeTitle of={of} />
      ) : (
        <p className={styles.minor}>
          <span>{t('title.fixed')}</span> <Kontak />
        </p>
      )}
    </div>
  )
}

/** Registered thesis title, with the button to change it while the campus allows that. */
export const TitleCard = ({ of }: { of: QueryResult<JudulSkripsi> }) => {
  const { t } = useTranslation('lock-jurnal')
  const { judulSkripsi = '', isDapatDiubah = null } = of.data ?? {}
  const tag = isDapatDiubah === true ? t('title.open') : t('title.closed')
  return (
    <QueryCard
      query={of}
      select={(judul) => judul}
      title={t('thesis')}
      lines={4}
      aside={judulSkripsi === '' || isDapatDiubah === null ? null : <Tag>{tag}</Tag>}
    >
      {(judul) => <Title of={judul} />}
    </QueryCard>
  )
}
