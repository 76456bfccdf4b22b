import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import type { InformasiLockJurnal, JudulSkripsi } from '#generated/client/lock-jurnal/readers.ts'
import { createPengajuanJurnalBodyJudulSkripsiMax } from '#generated/models/lock-jurnal/createPengajuanJurnalBody.zod.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { filterRows } from '#shared/wire/readers.ts'
import { obstacleOf } from './lock.ts'

/** Maximum length of the title that is sent with an article, in characters. */
const TITLE_MAX = createPengajuanJurnalBodyJudulSkripsiMax

/** Returns the reason why no article can be submitted now, as text; null when one can. */
export const useObstacle = (informasi: InformasiLockJurnal, judul: JudulSkripsi): Reason | null => {
  const { t, i18n } = useTranslation('lock-jurnal')
  const obstacle = obstacleOf(informasi, judul, useNowMs(), TITLE_MAX)
  if (obstacle === null) return null
  if (obstacle.kind === 'campus') return { text: obstacle.text }
  const text = t(`why.${obstacle.kind}`, {
    mulai: formatTanggal(informasi.tanggalMulai, i18n.language),
    selesai: formatTanggal(informasi.tanggalSelesai, i18n.language),
  })
  return { text, next: ['refused', 'title', 'titleLong'].includes(obstacle.kind) ? <Kontak /> : null }
}

/** Returns the conditions of a submission without the accepted article, which is the subject of this screen. */
export const conditionsOf = ({ syarat }: InformasiLockJurnal) => filterRows(syarat, ({ kode }) => kode !== 'jurnal')
