import { constants, inflateSync } from 'node:zlib'

/** What stands before 'endstream' may be a byte short or long. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }

const STREAM = /stream\r?\n([\s\S]*?)endstream/g

/** What a PDF says of itself, also where it is packed: Firefox packs its list of pages. */
const textsOf = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1')
  const packed = [...text.matchAll(STREAM)].map(([, bytes = '']) => Buffer.from(bytes, 'latin1'))
  return [
    text,
    ...packed.filter(([first]) => first === 0x78).map((bytes) => inflateSync(bytes, LENIENT).toString('latin1')),
  ]
}

/** How many pages a PDF has. */
export const pagesOf = (pdf: Buffer): number =>
  textsOf(pdf).reduce((sum, text) => sum + (text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0), 0)
