import { useTranslation } from 'react-i18next'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { isKnownText } from '#shared/wire/readers.ts'
import { hasBegun } from '../appointment.ts'
import { dayOf } from '../confirmed.ts'
import styles from '../studi-akhir.module.css'
import { isOpen } from './exam.ts'
import { cancelExam } from './exam-actions.ts'

interface Props {
  of: PartisipasiKompre
  /** The sitting, once loaded; its window decides whether the seat can be registered again. */
  jadwal: JadwalKompre | undefined
}

/** Consequences of cancelling: the seat is released, and the last day to register again. */
const Question = ({ of, jadwal }: Props) => {
  const { t, i18n } = useTranslation('kompre')
  const window = toJendela({ tanggalMulai: jadwal?.tanggalBuka ?? null, tanggalSelesai: jadwal?.tanggalTutup ?? null })
  const isAgain = faseOf(window, useNowMs()) === 'open'
  const last = formatTanggal(jadwal ? jadwal.tanggalTutup : null, i18n.language)
  return (
    <>
      <p>
        {t('cancel.question', { nama: of.nama || t('title'), hari: formatTanggal(of.tanggal, i18n.language) || '–' })}
      </p>
      <p>
        {`${of.nomorPeserta ? t('cancel.seat', { nomor: of.nomorPeserta }) : t('cancel.anySeat')} ${isAgain && last ? t('cancel.again', { hari: last }) : ''}`}
      </p>
    </>
  )
}

/**
 * Button that cancels the participation after a confirmation; when the campus does not allow it, the contact to ask.
 */
export const KompreCancel = ({ of, jadwal }: Props) => {
  const { t } = useTranslation('kompre')
  const isOver = hasBegun(of, useNowMs())
  const isHeld = isOpen(of) && isKnownText(of.id)
  return (
    <ConfirmAction
      action={cancelExam}
      of={{ idMahasiswa: useIdMahasiswa(), participantId: of.id, data: { nama: of.nama, hari: dayOf(of) } }}
      variant="quiet"
      questionOf={() => <Question of={of} jadwal={jadwal} />}
      isShown={isHeld && of.bolehBatal !== false && !isOver}
      otherwise={
        isHeld ? (
          <p className={styles.minor}>
            <span>{t('cancel.closed.ask')}</span> <Kontak />
          </p>
        ) : null
      }
    />
  )
}
