import { useTranslation } from 'react-i18next'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { isKnownText } from '#shared/wire/readers.ts'
import { hasBegun } from '../appointment.ts'
import { dayOf } from '../confirmed.ts'
import styles from '../studi-akhir.module.css'
import { isOpen } from './exam.ts'
import { cancelExam } from './exam-actions.ts'

interface Props {
  of: PartisipasiKompre
  /** Its sitting, where it is known: whether the seat can be taken again. */
  jadwal: JadwalKompre | undefined
}

/** Consequences of cancelling: the seat is free, and until when it could be taken again. */
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

/** The button that gives the seat back, after a question; once the campus does not allow it, whom to ask. */
export const Cancel = ({ of, jadwal }: Props) => {
  const { t } = useTranslation('kompre')
  const place = { idMahasiswa: useIdMahasiswa(), participantId: of.id }
  const isOver = hasBegun(of, useNowMs())
  const action = useAction(cancelExam, {
    place,
    confirm: () => <Question of={of} jadwal={jadwal} />,
    labels: { confirmLabel: t('cancel.confirm'), cancelLabel: t('cancel.back') },
    notDone: t('cancel.notDone'),
    doubt: t('cancel.doubt'),
    onDone: (how) => how === 'answered' && showToast(t('cancel.done')),
  })
  if ((!isOpen(of) || !isKnownText(of.id)) && action.waiting.length === 0) return null
  if ((of.bolehBatal === false || isOver) && action.waiting.length === 0)
    return (
      <p className={styles.minor}>
        <span>{t('cancel.closed.ask')}</span> <Kontak />
      </p>
    )
  return (
    <ActionArea of={action}>
      <div>
        <ActionButton
          look="quiet"
          reason={action.reason}
          pending={action.isPending}
          onClick={() => action.ask({ ...place, data: { nama: of.nama, hari: dayOf(of) } })}
        >
          {t('cancel')}
        </ActionButton>
      </div>
    </ActionArea>
  )
}
