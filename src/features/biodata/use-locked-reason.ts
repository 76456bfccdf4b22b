import { useTranslation } from 'react-i18next'
import { useIsActing } from '#domain/mahasiswa/read-only.ts'
import type { Biodata } from '#generated/models/biodata/biodata.zod.ts'
import type { Reason } from '#shared/ui/why-not.tsx'

/** Why a student can only read the biodata (section 6): the campus has not opened it. An operator is not bound by that. */
export const useLockedReason = (biodata: Biodata): Reason | null => {
  const { t } = useTranslation('biodata')
  const isActing = useIsActing()
  const isOpen: unknown = biodata.isEditMahasiswa // the wire may say anything; only true opens it
  if (isActing || isOpen === true) return null
  return { text: t('locked'), next: t('locked.next'), rule: 'isEditMahasiswa' }
}
