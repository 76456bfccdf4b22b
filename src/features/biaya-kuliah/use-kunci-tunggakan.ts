import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetEditKrs } from '#generated/client/krs/krs.ts'
import { useGetKartuUjian } from '#generated/client/ujian/ujian.ts'
import { kunciTunggakan } from './kunci.ts'

/** A payment may have opened it since it was read. */
const FRESH = { staleTime: 0 }

/** What the gateway keeps locked until bills are paid, in its own words: KRS and the cards of both exams. */
export const useKunciTunggakan = (): string[] => {
  const idMahasiswa = useIdMahasiswa()
  const { data: krs } = useGetEditKrs(idMahasiswa, { query: FRESH })
  const { data: uts } = useGetKartuUjian(idMahasiswa, { jenis: 'UTS' }, { query: FRESH })
  const { data: uas } = useGetKartuUjian(idMahasiswa, { jenis: 'UAS' }, { query: FRESH })
  return kunciTunggakan([
    { isDikunci: krs?.isKrsDikunci, alasan: krs?.alasanDikunci },
    { isDikunci: uts?.isDikunci, alasan: uts?.alasanDikunci },
    { isDikunci: uas?.isDikunci, alasan: uas?.alasanDikunci },
  ])
}
