import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { noteFilledBy, readFilledBy } from './filled-by.ts'

/** Section 9: questionnaire cutoff 2022-04-16, exclusive, by the clock of WIB (readings, 32). */
const CUTOFF_MS = Date.parse('2022-04-16T00:00:00+07:00')

/** Returns whether the modal is shown to this student; the campus's flag is checked before. */
export const isModalDue = (nowMs: number, idMahasiswa: string, filledBy: readonly string[]): boolean =>
  nowMs < CUTOFF_MS && !filledBy.includes(idMahasiswa)

/** Section 4: modal that asks the student to fill the kuesioner, on campuses that want it, until it is filled. */
export const KuesionerModal = () => {
  const { t } = useTranslation('kuesioner')
  const idMahasiswa = useIdMahasiswa()
  const [open, setOpen] = useState(() => isModalDue(campusNow(), idMahasiswa, readFilledBy()))
  if (!open) return null
  const close = () => setOpen(false)
  const filled = () => {
    noteFilledBy(idMahasiswa)
    close()
  }
  return (
    <Dialog
      title={t('modal.title')}
      onClose={close}
      actions={
        <>
          <button type="button" className={buttonClass()} onClick={filled}>
            {t('modal.filled')}
          </button>
          <Link className={buttonClass('main')} to="/kuesioner" onClick={close}>
            {t('modal.fill')}
          </Link>
        </>
      }
    >
      <p>{t('modal.message')}</p>
    </Dialog>
  )
}
