import { formatRupiah } from '#shared/format/rupiah.ts'
import type { KeadaanKrs, MahasiswaFacts } from '#tools/demo/state/persona-facts.ts'
import { wibText } from '../../simulated/wib-time.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

const KEADAAN: Record<KeadaanKrs, string> = {
  open: 'krs.open',
  tunggakan: 'krs.tunggakan',
  kuesioner: 'krs.kuesioner',
  before: 'krs.before',
  after: 'krs.after',
  disetujui: 'krs.disetujui',
}

const STATUS_CODES: Readonly<Record<string, string>> = {
  Aktif: 'status.aktif',
  Cuti: 'status.cuti',
  Lulus: 'status.lulus',
}

const krsText = ({ krs }: MahasiswaFacts, t: Translate): string => {
  if (krs.krs === 'tunggakan' || krs.krs === 'kuesioner') return t(KEADAAN[krs.krs])
  return t('krs.line', { krss: t(KEADAAN[krs.krss]), krs: t(KEADAAN[krs.krs]), pkrs: t(KEADAAN[krs.pkrs]) })
}

const moneyLines = (facts: MahasiswaFacts, language: string, t: Translate) => {
  const { saldo, lebihBayar, diproses } = facts
  return [
    ...(saldo > 0 ? [{ label: t('fact.saldo'), value: formatRupiah(saldo) }] : []),
    ...(lebihBayar > 0 ? [{ label: t('fact.lebihBayar'), value: formatRupiah(lebihBayar) }] : []),
    ...(diproses
      ? [
          {
            label: t('fact.diproses'),
            value: t('fact.diproses.value', {
              total: formatRupiah(diproses.total),
              until: wibText(diproses.batasWaktu, language),
            }),
          },
        ]
      : []),
  ]
}

/** Returns the facts of a student as labels and values: always the same first lines, then special ones. */
export const personaLines = (facts: MahasiswaFacts, language: string, t: Translate) => {
  const { semester, status, tunggakan, jumlahKelas, isKartuUjianDikunci, mustValidate } = facts
  return [
    { label: t('fact.status'), value: t('fact.status.value', { semester, status: t(STATUS_CODES[status] ?? status) }) },
    { label: t('fact.tunggakan'), value: tunggakan > 0 ? formatRupiah(tunggakan) : t('fact.none') },
    { label: t('fact.krs'), value: krsText(facts, t) },
    { label: t('fact.kartu'), value: isKartuUjianDikunci ? t('fact.kartu.locked') : t('fact.kartu.open') },
    { label: t('fact.kelas'), value: String(jumlahKelas) },
    ...moneyLines(facts, language, t),
    ...(mustValidate ? [{ label: t('fact.validasi'), value: t('fact.validasi.value') }] : []),
  ]
}
