import type { TracerForm, TracerJawaban, TracerPertanyaan } from '#generated/client/tracer-study/readers.ts'
import { groupSoal, type KelompokSoal, type Pertanyaan, skalaSoal } from '#kit/soal/soal.ts'
import { isWhole, type Listed, readRows } from '#shared/wire/readers.ts'

/** Maximum length of an answer by the contract, in characters; an unknown kind of question becomes a paragraph. */
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

/** Returns the questions of a form by section; an unknown kind becomes a choice if it has choices, else a paragraph. */
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
 * Returns whether all questions of a form can be rendered: the form has questions, or states that it has none. An
 * unreadable question, or one without choices, would be missing from an answer that is sent only once.
 */
export const isReadable = ({ bagian, jumlahPertanyaan }: TracerForm): boolean =>
  isWhole(bagian) &&
  (bagian.length > 0 || jumlahPertanyaan === 0) &&
  questionsOf({ bagian }).every(({ soal }) => soal.every(({ jenis }) => jenis !== 'unreadable'))

/**
 * Returns the answered questions in the text and order of the answers, with section and choices from the form if it
 * still has the question. Questions that were added to the form later are omitted.
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
