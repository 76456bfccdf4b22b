import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { type Column, DataTable } from '#shared/ui/list/data-table.tsx'
import { DEFAULT_PAGE_SIZE } from '#shared/ui/list/page-numbers.ts'
import { Pagination } from '#shared/ui/list/pagination.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { Group, Tile } from '../group.tsx'

const TOTAL = 134
const NAMES = ['Basis Data Lanjut', 'Kewirausahaan Berkelanjutan dan Pertanggungjawaban Sosial', 'Statistika']
const ROWS = NAMES.map((nama, index) => ({
  kode: `IF240${index + 1}`,
  nama,
  sks: index + 2,
  rupiah: 12_500_000 * index,
}))
type Row = (typeof ROWS)[number]

const COLUMNS: readonly Column<Row>[] = [
  { key: 'kode', title: 'Kode', value: ({ kode }) => kode },
  { key: 'nama', title: 'Mata kuliah', value: ({ nama }) => nama, isHeader: true },
  { key: 'status', title: 'Status', value: () => <Tag tone="ok">Disetujui</Tag> },
  { key: 'sks', title: 'SKS', value: ({ sks }) => sks, numeric: true },
  { key: 'rupiah', title: 'Biaya', value: ({ rupiah }) => formatRupiah(rupiah), numeric: true },
]
const NARROW = COLUMNS.filter(({ key }) => key === 'nama' || key === 'sks')
const keyOf = ({ kode }: Row) => kode

export const Section = () => {
  const { t } = useTranslation('gallery')
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(DEFAULT_PAGE_SIZE)
  return (
    <Group title={t('lists')}>
      <Tile name="table" wide>
        <DataTable
          caption="KRS"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={keyOf}
          emptyHint={t('none')}
          totals={{ nama: 'Jumlah', sks: 9, rupiah: formatRupiah(37_500_000) }}
        />
        <Pagination page={page} perPage={perPage} total={TOTAL} onPage={setPage} onPerPage={setPerPage} />
      </Tile>
      <Tile name="table narrow">
        <DataTable caption="SKS" columns={NARROW} rows={ROWS} rowKey={keyOf} emptyHint={t('none')} keep captionHidden />
      </Tile>
      <Tile name="table empty">
        <DataTable caption="KRS" columns={COLUMNS} rows={[]} rowKey={keyOf} emptyHint={t('none')} />
      </Tile>
    </Group>
  )
}
