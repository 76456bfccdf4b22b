import { wordOf } from '#shared/i18n/i18n.ts'

/** Enumerations that a student reads, named as the fields that hold them. */
export type KodeGroup =
  | 'bahasaPengantar'
  | 'eligible'
  | 'golonganDarah'
  | 'jenisKelamin'
  | 'jenisUjian'
  | 'kehadiran'
  | 'kesesuaianBidang'
  | 'semester'
  | 'statusBayar'
  | 'statusHidup'
  | 'statusMahasiswa'
  | 'statusMakul'
  | 'statusPekerjaan'
  | 'statusPengajuan'
  | 'statusPernikahan'
  | 'statusTugas'
  | 'statusWisuda'
  | 'ukuran'
  | 'yaTidak'

/**
 * What a student reads of a code of the gateway, in the language of the screen; a code that nobody knows as the gateway
 * writes it (readings, 60). In Indonesian the gateway's own word is what is read, so that the first screens need no text.
 */
export const kodeText = (group: KodeGroup, value: string): string => {
  const key = `${group}.${value}`
  return wordOf('kode', key) || value
}
