import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useConfirmValidasiData } from '#generated/client/biodata/biodata.ts'
import { useReason } from '#kit/action/use-reason.ts'

/** Confirms that the own data are right; the call is ours, and a real gateway has to be known to answer it (readings, 34). */
export const useConfirmValidasi = (onDone: () => void) => {
  const { t } = useTranslation('biodata')
  const idMahasiswa = useIdMahasiswa()
  const reason = useReason({ assumed: t('validasi.notHere') })
  const { mutateAsync } = useConfirmValidasiData()
  const { send, ...write } = useWrite('confirmValidasiData', mutateAsync, {
    describe: () => t('validasi.confirm'),
    onDone,
  })
  const confirm = (catatan: string) => {
    const text = catatan.trim()
    return send({ idMahasiswa, data: { isBenar: true, ...(text !== '' && { catatan: text }) } })
  }
  return { confirm, reason, ...write }
}
