import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ActingContext, ReadOnlyContext, useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { guardWrites } from '#gateway/call/write-guard.ts'
import { PrintNote } from '#shared/ui/paper/print-note.ts'
import { bindStudent, isBoundTo, isWritable, useWritable } from './chosen-student.ts'
import { judgeWrite } from './judge-write.ts'
import { OperatorBanner } from './operator-banner.tsx'

/** Before each write: what is on the screen, what storage says, and what was allowed must be the same student. */
const useGuardedWrites = (idMahasiswa: string): void => {
  const { t } = useTranslation('operator')
  useEffect(() => {
    bindStudent(idMahasiswa)
    return guardWrites((operation, path) => {
      const tab = { idMahasiswa, isBound: isBoundTo(idMahasiswa), isWritable: isWritable(idMahasiswa) }
      const refusal = judgeWrite(operation, path, tab)
      if (refusal === null) return null
      return refusal === 'other' ? t('refused.other') : t('refused.readOnly')
    })
  }, [idMahasiswa, t])
}

/** Around every screen of an operator (readings, 18): the banner, the reason why nothing can be changed, the guard. */
export const OperatorFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('operator')
  const idMahasiswa = useIdMahasiswa()
  const nama = useBiodataSingkat().biodataSingkat?.nama ?? ''
  const writable = useWritable(idMahasiswa)
  useGuardedWrites(idMahasiswa)
  return (
    <ReadOnlyContext value={writable ? null : { text: t('reason'), next: t('reason.next'), rule: 'operator' }}>
      <PrintNote value={t('print', { nama, idMahasiswa })}>
        <OperatorBanner />
        <ActingContext value={true}>{children}</ActingContext>
      </PrintNote>
    </ReadOnlyContext>
  )
}
