import type { TracerForm, TracerJawaban, TracerPertanyaan } from '#generated/client/tracer-study/readers.ts'
import { groupSoal, type KelompokSoal, type Pertanyaan, skalaSoal } from '#kit/soal/soal.ts'
import { isWhole, type Listed, readRows } from '#shared/wire/readers.ts'

/** Most characters of an answer that the contract takes; a kind of question that nobody knows is a paragraph. */
const LIMITS = { maxLength: 2000, unknown: 'paragraf' } as const

const pertanyaanOf = (row: TracerPertanyaan): Pertanyaan => ({
  id: row.idPertanyaan,
  pertanyaan: row.pertanyaan,
  bantuan: row.bantuan,
  jenis: row.jenis,
  isWajib: row.wajib,
  pilihan:
    row.jenis === 'skala'
      ? skalaSoal(row.skalaMinimal, row.skalaMaksimal, row.labelMinimal, row.labelMaksimal)
      : readRows(row.pilihan, 'noted').flatMap(({ kode, nama }) =>
          kode === '' ? [] : [{ nilai: kode, wire: kode, label: nama }],
        ),
})

/** The questions of a form by section; one of an unknown kind is answered by its choices, or else as a paragraph. */
export const questionsOf = ({ bagian }: Pick<TracerForm, 'bagian'>): KelompokSoal[] =>
  groupSoal(
    readRows(bagian, 'noted').map(({ judul, keterangan, pertanyaan }) => ({
      nama: judul,
      keterangan,
      pertanyaan: readRows(pertanyaan, 'noted').map(pertanyaanOf),
    })),
    LIMITS,
  )

/**
 * Returns whether every question of a form can be asked: it has questions, or says that it has none. One that cannot be read, or
 * has nothing to choose from, would be missing in what is sent once.
 */
export const isReadable = ({ bagian, jumlahPertanyaan }: TracerForm): boolean =>
  isWhole(bagian) &&
  (bagian.length > 0 || jumlahPertanyaan === 0) &&
  questionsOf({ bagian }).every(({ soal }) => soal.every(({ jenis }) => jenis !== 'unreadable'))

/**
 * The questions that were answered, as they were asked: in the words and the order of the answers, with the section and the
 * choices of the form where it still has the question. What the form asks since is none of them.
 */
export const answeredQuestions = (form: Pick<TracerForm, 'bagian'>, jawaban: Listed<TracerJawaban>): KelompokSoal[] => {
  const given = readRows(jawaban, 'noted')
  const known = new Map(
    readRows(form.bagian, 'hint').flatMap(({ judul, pertanyaan }) =>
      readRows(pertanyaan, 'hint').map((row) => [row.idPertanyaan, { judul, row: pertanyaanOf(row) }] as const),
    ),
  )
  const sections = new Map<string, Pertanyaan[]>()
  for (const { idPertanyaan: id, pertanyaan } of given) {
    const { judul = '', row } = known.get(id) ?? {}
    const asked = { id, jenis: 'paragraf', isWajib: false, ...row, pertanyaan: pertanyaan || (row?.pertanyaan ?? '') }
    sections.set(judul, [...(sections.get(judul) ?? []), asked])
  }
  return groupSoal(
    [...sections].map(([nama, pertanyaan]) => ({ nama, pertanyaan })),
    LIMITS,
  )
}
