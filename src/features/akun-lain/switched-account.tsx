import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { joined } from '#shared/text/joined.ts'
import { showToast } from '#shared/ui/overlay/toast.ts'

/** Long enough to read a programme and a number. */
const READ_MS = 8000

/**
 * Says once which account this is after the portal was opened anew as another one.
 * @param onSaid called when it was said
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
