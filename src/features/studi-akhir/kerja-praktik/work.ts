import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { isKnownText, readRows } from '#shared/wire/readers.ts'
import type { Work } from '../guidance/guidance.ts'

/** Returns an internship as its guidance needs it; the whole group belongs into its conversation. */
export const workOf = (of: UsulanKerjaPraktik): Work => ({
  jenisBimbingan: 'kerja-praktik',
  usulanId: of.id,
  judul: of.judul,
  idGrupChat: of.idGrupChat,
  jumlahBimbingan: of.jumlahBimbingan,
  minimalBimbingan: of.minimalBimbingan,
  pembimbing: of.pembimbing,
  anggota: readRows(of.anggota, 'hint')
    .map(({ idMahasiswa }) => idMahasiswa)
    .filter(isKnownText),
  addressOf: (idBimbingan) => `/kerja-praktik/${of.id}/bimbingan/${idBimbingan}`,
})
