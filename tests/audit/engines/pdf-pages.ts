import { constants, inflateSync } from 'node:zlib'

/** Options for lenient inflating: the data before 'endstream' may be one byte short or long. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }

const STREAM = /stream\r?\n([\s\S]*?)endstream/g

/** Returns the texts of a PDF, including compressed streams: Firefox compresses its page list. */
const textsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1')
  const packed = [...text.matchAll(STREAM)].map(([, bytes = '']) => Buffer.from(bytes, 'latin1'))
  return [
    text,
    ...packed.filter(([first]) => first === 0x78).map((bytes) => inflateSync(bytes, LENIENT).toString('latin1')),
  ]
}

export const pagesOf = (pdf: Buffer): number =>
  textsOf(pdf).reduce((sum, text) => sum + (text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0), 0)
