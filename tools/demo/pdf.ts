/** Characters outside the built-in fonts of a PDF; they become a question mark. */
const SHOWN = /[^\x20-\x7e]/g
const escaped = (line: string): string => line.replace(SHOWN, '?').replace(/[\\()]/g, '\\$&')

/** Returns a small one-page PDF with a valid cross-reference table, so that every reader opens it. */
export const pdfBlob = (...lines: string[]): Blob => {
  const text = lines.map((line, index) => `${index === 0 ? '18' : '12'} Tf (${escaped(line)}) Tj T*`).join(' /F1 ')
  const content = `BT 72 760 Td 24 TL /F1 ${text} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ]
  const offsets: number[] = []
  let file = '%PDF-1.4\n'
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj${object}endobj\n`
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 5\n0000000000 65535 f \n${rows}trailer<</Size 5/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`
  return new Blob([file + table], { type: 'application/pdf' })
}
