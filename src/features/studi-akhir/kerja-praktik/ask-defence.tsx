import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { CreateSidangKerjaPraktikBody } from '#generated/models/kerja-praktik/createSidangKerjaPraktikBody.zod.ts'
import { fieldsOf } from '#kit/form/field.ts'
import { bodyOf, startValues } from '#kit/form/field-values.ts'
import { FormAction } from '#kit/form/form-action.tsx'
import type { Check } from '#kit/form/validate.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { today } from '#shared/campus/today.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { typedText } from '#shared/text/typed-text.ts'
import { webAddress } from '#shared/text/web-address.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { text } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { defenceObstacle, isLost, type Known } from './internship.ts'
import { askDefence, defenceDraft } from './internship-actions.ts'
import { useScheduleEnd } from './use-rules.ts'

const FIELDS = fieldsOf(CreateSidangKerjaPraktikBody, {
  judulLaporan: { kind: 'text', wide: true },
  tautanLaporan: { kind: 'text', input: 'url', wide: true, hint: 'field.tautanLaporan.hint' },
  tanggalUsulan: { kind: 'date', hint: 'field.tanggalUsulan.hint' },
  catatan: { kind: 'lines', wide: true },
})

const check: Check = ({ tautanLaporan, tanggalUsulan }) => {
  const link = typedText(tautanLaporan)
  const day = text(tanggalUsulan)
  return {
    tautanLaporan: link !== '' && webAddress(link) === null ? 'field.tautanLaporan.none' : null,
    tanggalUsulan: day !== '' && day <= today() ? 'field.tanggalUsulan.past' : null,
  }
}

/** Returns the reason why no defence can be requested, as text; null when it can. */
const useReasonText = (known: Known): Reason | null => {
  const { t, i18n } = useTranslation('kerja-praktik')
  const obstacle = defenceObstacle(known, dayOf(useNowMs()))
  if (obstacle === null) return null
  switch (obstacle.kind) {
    case 'meetings':
      return { text: t('ask.why.meetings', { count: obstacle.missing }) }
    case 'running':
      return { text: t('ask.why.running', { hari: formatTanggal(known.usulan.tanggalSelesai, i18n.language) || '–' }) }
    case 'campus':
      return { text: t('ask.why.campus'), next: <Kontak /> }
    default:
      return { text: t(`ask.why.${obstacle.kind}`) }
  }
}

/** Button and form that request a defence. */
export const AskDefence = ({ known }: { known: Known }) => {
  const { t } = useTranslation('kerja-praktik')
  const { id: usulanId, judul } = known.usulan
  const place = { idMahasiswa: useIdMahasiswa(), usulanId }
  const isAgain = known.sidang ? isLost(known.sidang) : false
  return (
    <FormAction
      action={askDefence}
      place={place}
      ns="kerja-praktik"
      fields={FIELDS}
      start={{ ...startValues(FIELDS), judulLaporan: judul }}
      check={check}
      draft={defenceDraft(usulanId)}
      keepUntil={useScheduleEnd(known.usulan.idJadwal)}
      toVariables={(values) => {
        const { usulanId: _, ...data } = CreateSidangKerjaPraktikBody.parse({ usulanId, ...bodyOf(FIELDS, values) })
        return { ...place, data }
      }}
      param="sidang"
      title={t('ask.title')}
      label={isAgain ? t('ask.again') : t('ask')}
      submitLabel={t('ask')}
      intro={<p className={styles.minor}>{t('ask.intro')}</p>}
      reason={useReasonText(known)}
    />
  )
}
