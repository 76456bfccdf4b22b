import { getListKalenderAkademikResponseMock } from '#generated/mocks/info/info.msw.ts'
import { kalenderOf } from './kalender.ts'
import { addHari, fromTanggal, toTanggal } from './waktu.ts'

const isLibur = (tanggal: string): boolean =>
  kalenderOf(getListKalenderAkademikResponseMock().data).some(
    ({ isLibur: libur, tanggalMulai, tanggalSelesai }) =>
      libur === true && (tanggalMulai ?? '') <= tanggal && tanggal <= (tanggalSelesai ?? ''),
  )

const SATURDAY = 6
/** Returns whether the office works on a day: Monday to Friday, without the holidays of the academic calendar. */
export const isWorkDay = (tanggal: string): boolean => {
  const day = new Date(`${tanggal}T00:00:00Z`).getUTCDay()
  return day !== 0 && day !== SATURDAY && !isLibur(tanggal)
}

/**
 * Returns the moment so many working days after another, at a clock time of the campus.
 * @param days 1 is the next working day
 * @param jam written HH.MM
 */
export const afterWorkDays = (ms: number, days: number, jam: string): number => {
  let tanggal = toTanggal(ms)
  for (let left = days; left > 0; ) {
    tanggal = addHari(tanggal, 1)
    if (isWorkDay(tanggal)) left -= 1
  }
  return fromTanggal(tanggal, jam)
}
