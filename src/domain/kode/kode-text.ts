import { wordOf } from '#shared/i18n/i18n.ts'

/** Enumerations shown to a student, named after the fields that hold them. */
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
 * Returns the text of a gateway code in the language of the screen; unknown codes are shown as sent (readings, 60).
 * Indonesian shows the gateway's own word, so that the first screens need no texts.
 */
export const kodeText = (group: KodeGroup, value: string): string => {
  const key = `${group}.${value}`
  return wordOf('kode', key) || value
}
