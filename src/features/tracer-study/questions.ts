import type { TracerForm, TracerPertanyaan } from '#generated/client/tracer-study/readers.ts'
import { groupSoal, type KelompokSoal, type Pertanyaan, skalaSoal } from '#kit/soal/soal.ts'
import { readRows } from '#shared/wire/readers.ts'

/** Most characters of an answer that the contract takes. */
const MAX_TEXT = 2000

const pertanyaanOf = (row: TracerPertanyaan): Pertanyaan => ({
  id: row.idPertanyaan,
  pertanyaan: row.pertanyaan,
  bantuan: row.bantuan,
  jenis: row.jenis,
  isWajib: row.wajib,
  pilihan:
    row.jenis === 'skala'
      ? skalaSoal(row.skalaMinimal, row.skalaMaksimal, row.labelMinimal, row.labelMaksimal)
      : readRows(row.pilihan, 'unreviewed').flatMap(({ kode, nama }) =>
          kode === '' ? [] : [{ nilai: kode, wire: kode, label: nama }],
        ),
})

/** The questions of a form by section; one of an unknown kind is answered by its choices, or else as a paragraph. */
export const questionsOf = ({ bagian }: Pick<TracerForm, 'bagian'>): KelompokSoal[] =>
  groupSoal(
    readRows(bagian, 'unreviewed').map(({ judul, keterangan, pertanyaan }) => ({
      nama: judul,
      keterangan,
      pertanyaan: readRows(pertanyaan, 'unreviewed').map(pertanyaanOf),
    })),
    { maxLength: MAX_TEXT, unknown: 'paragraf' },
  )

/** Returns whether a form can be shown: it has questions, or says that it has none. */
export const isReadable = ({ bagian, jumlahPertanyaan }: TracerForm): boolean =>
  readRows(bagian, 'unreviewed').length > 0 || jumlahPertanyaan === 0
