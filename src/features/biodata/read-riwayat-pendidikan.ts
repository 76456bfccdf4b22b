import { formatDesimal, toNumber } from '#shared/format/desimal.ts'
import { isRecord } from '#shared/is-record.ts'
import { plainText } from '#shared/plain-text.ts'

/** One school or study as it is shown; what the answer does not say is empty. */
export interface RiwayatPendidikanRow {
  key: string
  /** Level and name: 'SMA · SMA Negeri 3 Semarang'. */
  nama: string
  jurusan: string
  /** '2021–2024', '2024–' while it lasts. */
  years: string
  nilai: string
}

const joined = (parts: readonly string[], sign: string): string => parts.filter((part) => part !== '').join(sign)
const yearText = (value: unknown): string => String(toNumber(value) ?? '')

/**
 * @param row of an answer, which may hold anything
 * @param place in the list, which is all that tells rows apart
 */
export const readRiwayatPendidikan = (row: unknown, place: number, language: string): RiwayatPendidikanRow => {
  const fields = isRecord(row) ? row : {}
  const [masuk, lulus] = [yearText(fields['tahunMasuk']), yearText(fields['tahunLulus'])]
  const nilai = toNumber(fields['nilaiAkhir'])
  const nama = joined([plainText(fields['jenjang']), plainText(fields['namaInstitusi'])], ' · ')
  return {
    key: String(place),
    nama,
    jurusan: joined([plainText(fields['jurusan']), plainText(fields['kota'])], ' · '),
    years: masuk === '' && lulus === '' ? '' : `${masuk}–${lulus}`,
    nilai: nilai === null ? '' : formatDesimal(nilai, 2, language),
  }
}
