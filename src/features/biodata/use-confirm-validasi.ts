import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useReadOnlyReason } from '#domain/mahasiswa/read-only.ts'
import { useFlag } from '#flags/use-flag.ts'
import { useWrite } from '#gateway/use-write.ts'
import { useConfirmValidasiData } from '#generated/client/biodata/biodata.ts'
import type { Reason } from '#shared/ui/why-not.tsx'
import { useOfflineReason } from '#shared/use-offline-reason.ts'

/** Confirms that the own data are right; the call is ours, and a real gateway has to be known to answer it (readings, 34). */
export const useConfirmValidasi = (onDone: () => void) => {
  const { t } = useTranslation('biodata')
  const idMahasiswa = useIdMahasiswa()
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const isKnown = useFlag('assumed-writes')
  const { mutateAsync } = useConfirmValidasiData()
  const { send, ...write } = useWrite('confirmValidasiData', mutateAsync, {
    describe: () => t('validasi.confirm'),
    onDone,
  })
  const assumed: Reason | null = isKnown ? null : { text: t('validasi.notHere'), rule: 'assumed-writes' }
  const confirm = (catatan: string) => {
    const text = catatan.trim()
    return send({ idMahasiswa, data: { isBenar: true, ...(text !== '' && { catatan: text }) } })
  }
  return { confirm, reason: assumed ?? readOnly ?? offline, ...write }
}
