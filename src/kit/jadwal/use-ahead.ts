import { useTranslation } from 'react-i18next'
import { isAhead } from '#domain/jadwal/deadline.ts'
import { type Appointments, useAppointments } from '#domain/jadwal/use-appointments.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams, useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'

/**
 * Returns the student's appointments and deadlines that have not passed. Without a current semester no request is sent,
 * and all of them are missing.
 * @param enabled false sends nothing
 */
export const useAhead = (enabled = true): Pick<Appointments, 'janji' | 'isPending' | 'missing' | 'reload'> => {
  const { t } = useTranslation('ui')
  const nowMs = useNowMs()
  const { semesterBerjalan, isPending, refetch } = useSemesterBerjalan()
  const asked = useAppointments(
    useIdMahasiswa(),
    toPeriodeParams(semesterBerjalan),
    enabled && Boolean(semesterBerjalan),
  )
  if (!semesterBerjalan && !isPending)
    return { janji: [], isPending: false, missing: [t('ui:appointments.all')], reload: () => void refetch() }
  return { ...asked, janji: asked.janji.filter((one) => isAhead(one, nowMs)) }
}
