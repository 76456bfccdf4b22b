import { BrowserRouter } from 'react-router-dom'
import { DataTable } from '#shared/ui/list/data-table.tsx'
import { PrintSheet } from '#shared/ui/print/print-sheet.tsx'

const MAX_ROWS = 500

/** Returns the number of rows of the print page in an address: /__ui?paper=60; null when absent. */
export const readPaperRows = (query: string): number | null => {
  const rows = Number(new URLSearchParams(query).get('paper'))
  return Number.isInteger(rows) && rows > 0 && rows <= MAX_ROWS ? rows : null
}

/** Renders a print page with this many rows, to check its page breaks. */
export const Paper = ({ rows }: { rows: number }) => (
  <BrowserRouter>
    <main>
      <PrintSheet
        title="KARTU HASIL STUDI"
        head={<b>UNIVERSITAS ARUNIKA</b>}
        of="Sekar Ayu Prameswari, 240117023"
        student={<p>Semester Genap Tahun Akademik 2025/2026</p>}
        digest="sha256 9f2c 41d7 e0a8 5b36"
        printed={{ time: '22 Oktober 2026 14.05 WIB', student: '240117023' }}
      >
        <DataTable
          caption="Nilai"
          keep
          columns={[
            { key: 'kode', title: 'Kode', value: ({ nomor }) => `IF${String(2400 + nomor)}`, isHeader: true },
            {
              key: 'nama',
              title: 'Mata kuliah',
              value: ({ nomor }) => `Analisis dan Perancangan Sistem ${String(nomor)}`,
            },
            { key: 'sks', title: 'SKS', value: () => 3, numeric: true },
          ]}
          rows={Array.from({ length: rows }, (_, index) => ({ nomor: index + 1 }))}
          rowKey={({ nomor }) => String(nomor)}
          emptyHint=""
        />
      </PrintSheet>
    </main>
  </BrowserRouter>
)
