import { getListAkunLainResponseMock } from '#generated/mocks/akun-lain/akun-lain.msw.ts'
import type { AkunLainWire } from '#generated/models/akun-lain/akunLainWire.zod.ts'
import type { Mahasiswa } from './mahasiswa-types.ts'

/** Persons with several accounts, by idMahasiswa. All others have one. */
const PERSONS = [getListAkunLainResponseMock().data.map(({ idMahasiswa }) => idMahasiswa ?? '')]

const idAkunOf = (idMahasiswa: string): string =>
  String(getListAkunLainResponseMock().data.find((row) => row.idMahasiswa === idMahasiswa)?.idAkun ?? `9${idMahasiswa}`)

/**
 * Returns the accounts that a student can switch to, with the current one marked.
 * @param all the students of the mock state, by id
 */
export const akunLainOf = (mahasiswa: Mahasiswa, all: Readonly<Record<string, Mahasiswa>>): AkunLainWire[] => {
  const ids = PERSONS.find((person) => person.includes(mahasiswa.idMahasiswa)) ?? [mahasiswa.idMahasiswa]
  return ids.flatMap((id) => {
    const found = all[id]
    if (!found) return []
    const { idMahasiswa, nama, prodi, angkatan, status } = found
    return [
      {
        idAkun: idAkunOf(id),
        idMahasiswa,
        nama,
        jenjang: prodi.tingkat,
        prodi: prodi.nama,
        perguruanTinggi: 'Universitas Arunika',
        idPerguruanTinggi: '061001',
        angkatan,
        status,
        isAktif: id === mahasiswa.idMahasiswa,
      },
    ]
  })
}
