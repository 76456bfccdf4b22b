import { useTranslation } from 'react-i18next'
import type { RequestPenarikanSaldoBody } from '#generated/models/biaya-kuliah/requestPenarikanSaldoBody.zod.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { formatTerbilang } from '#shared/format/terbilang.ts'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import styles from './panel.module.css'

interface Props {
  order: RequestPenarikanSaldoBody
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The withdrawal once more, with its amount in words. */
export const KonfirmasiTarik = ({ order, ...dialog }: Props) => {
  const { t } = useTranslation('biaya-kuliah')
  const { nominal, namaBank, nomorRekening, namaPemilikRekening } = order
  const values = { rupiah: formatRupiah(nominal), bank: namaBank, account: nomorRekening, owner: namaPemilikRekening }
  return (
    <ConfirmDialog {...dialog}>
      <p>{t('withdraw.confirm', values)}</p>
      <p className={styles['minor']} lang="id">
        {formatTerbilang(nominal)} rupiah
      </p>
    </ConfirmDialog>
  )
}
