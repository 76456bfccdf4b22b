import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { joined } from '#shared/text/joined.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'

/** Time to read a programme and a number, in milliseconds. */
const READ_MS = 8000

/**
 * Shows a toast once with the new account after a switch has reloaded the portal.
 * @param onSaid called after the toast is shown
 */
export const SwitchedAccount = ({ onSaid }: { onSaid: () => void }) => {
  const { t } = useTranslation('akun-lain')
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  useEffect(() => {
    if (!biodataSingkat) return
    const { tingkat, prodi } = biodataSingkat
    showToast(t('switched', { akun: joined([tingkat, prodi].filter(Boolean).join(' '), idMahasiswa) }), READ_MS)
    onSaid()
  }, [biodataSingkat, idMahasiswa, onSaid, t])
  return null
}
