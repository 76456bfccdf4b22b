import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetDashboard } from '#generated/client/dashboard/dashboard.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { WhyNot } from '#shared/ui/why-not.tsx'

interface Props {
  /** Null when it can not be read. */
  totalTunggakan: number | null
  totalBayar: number
}

/** What opens once the bills are paid, when the gateway says that it is locked, and what is left after this payment. */
export const KunciTunggakan = ({ totalTunggakan, totalBayar }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { data } = useGetDashboard(useIdMahasiswa())
  if (data?.isKartuUjianDikunci !== true) return null
  const rest = totalTunggakan === null ? null : totalTunggakan - totalBayar
  const after = rest === null ? '' : rest > 0 ? t('lock.rest', { rest: formatRupiah(rest) }) : t('lock.opens')
  return <WhyNot id="kunci-tunggakan" reason={{ text: t('lock.card'), next: after }} />
}
