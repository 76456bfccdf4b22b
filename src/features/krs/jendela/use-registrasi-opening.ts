import { useQueryClient } from '@tanstack/react-query'
import { useOpening } from '#domain/jendela/use-opening.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { CALLS } from '../calls.ts'
import { refetchWindow } from './refetch-window.ts'
import type { Registrasi } from './use-registrasi.tsx'

/** Opens a registration while its screen is open. @returns whether the screen checks at the moment if it has opened */
export const useRegistrasiOpening = ({ jenis, now, edit, tawaran }: Registrasi): boolean => {
  const client = useQueryClient()
  const idMahasiswa = useIdMahasiswa()
  const { waktu } = CALLS[jenis]
  const fetchWaktu = async () => {
    await waktu.refetchAside(client, idMahasiswa)
    return waktu.cached(client, idMahasiswa)
  }
  return useOpening(jenis, now.fase, () => refetchWindow({ fetchWaktu, edit, tawaran }))
}
