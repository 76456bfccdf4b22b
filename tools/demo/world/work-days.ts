import { getListKalenderAkademikResponseMock } from '#generated/mocks/info/info.msw.ts'
import { kalenderOf } from './kalender.ts'
import { addHari, fromTanggal, toTanggal } from './waktu.ts'

const isLibur = (tanggal: string): boolean =>
  kalenderOf(getListKalenderAkademikResponseMock().data).some(
    ({ isLibur: libur, tanggalMulai, tanggalSelesai }) =>
      libur === true && (tanggalMulai ?? '') <= tanggal && tanggal <= (tanggalSelesai ?? ''),
  )

const SATURDAY = 6
/**
 * Returns whether a day is a working day of the office: Monday to Friday, without holidays of the academic calendar.
 */
export const isWorkDay = (tanggal: string): boolean => {
  const day = new Date(`${tanggal}T00:00:00Z`).getUTCDay()
  return day !== 0 && day !== SATURDAY && !isLibur(tanggal)
}

/**
 * Returns the moment a number of working days later, at a clock time of the campus.
 * @param days 1 is the next working day
 * @param jam clock time HH.MM
 */
export const afterWorkDays = (ms: number, days: number, jam: string): number => {
  let tanggal = toTanggal(ms)
  for (let left = days; left > 0; ) {
    tanggal = addHari(tanggal, 1)
    if (isWorkDay(tanggal)) left -= 1
  }
  return fromTanggal(tanggal, jam)
}
