import type { UsulanKerjaPraktik } from '#generated/client/kerja-praktik/readers.ts'
import { isKnownText, readRows } from '#shared/wire/readers.ts'
import { type Work, workFrom } from '../guidance/guidance.ts'

/** Returns an internship in the form that guidance needs; the whole group joins its chat. */
export const workOf = (of: UsulanKerjaPraktik): Work => ({
  ...workFrom('kerja-praktik', of),
  anggota: readRows(of.anggota, 'hint')
    .map(({ idMahasiswa }) => idMahasiswa)
    .filter(isKnownText),
})
