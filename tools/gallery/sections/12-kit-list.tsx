import { useTranslation } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { NoRows, Pages } from '#kit/list/paged-card.tsx'
import { angka, Details, momen, rupiah, Table, tanggal, text, whole } from '#kit/list/table.tsx'
import { QueryCard, type QueryResult } from '#kit/query/query-view.tsx'
import { Group, Tile } from '../group.tsx'

const ROW = {
  nama: 'Kewirausahaan Berkelanjutan dan Pertanggungjawaban Sosial',
  nomor: 'KW/2026/10/000123',
  sks: 3 as number | null,
  biaya: 1_500_000 as number | null,
  tanggal: '2026-10-22' as string | null,
  waktu: '2026-10-22T14:05:00+07:00' as string | null,
}
const ROWS = [ROW, { nama: '', nomor: '', sks: null, biaya: null, tanggal: null, waktu: null }]
const COLUMNS = [
  text<'nama'>('nama', { header: true }),
  whole<'nomor'>('nomor'),
  angka<'sks'>('sks'),
  rupiah<'biaya'>('biaya'),
  tanggal<'tanggal'>('tanggal'),
  momen<'waktu'>('waktu'),
]

type Answered = QueryResult<(typeof ROW)[] | null>
const asked: Answered = { data: undefined, dataUpdatedAt: 0, error: null, isPending: false, refetch: () => undefined }
const STATES: Record<string, Answered> = {
  pending: { ...asked, isPending: true },
  failed: { ...asked, error: new GatewayError('Basis data sedang dirawat', { kind: 'server', operation: 'listKhs' }) },
  unreadable: { ...asked, data: null },
  empty: { ...asked, data: [] },
  known: { ...asked, data: ROWS },
}

const ADDRESS = { page: 2, perPage: 10, filters: {} }
const nothing = () => undefined

export const Section = () => {
  const { t } = useTranslation('gallery')
  const table = (rows: readonly (typeof ROW)[]) => (
    <Table ns="gallery" caption="kit.list" empty="none" columns={COLUMNS} rows={rows} />
  )
  return (
    <Group title={t('kit.list')}>
      {Object.entries(STATES).map(([name, of]) => (
        <Tile key={name} name={`answer ${name}`} wide={name === 'known'}>
          <QueryCard title={name} query={of} select={(rows) => rows} lines={3} empty={t('none')}>
            {table}
          </QueryCard>
        </Tile>
      ))}
      <Tile name="details" wide>
        <Details ns="gallery" facts={COLUMNS} of={ROW} />
      </Tile>
      <Tile name="items by parts">
        <MemoryRouter>
          <QueryCard
            title="folded"
            query={{ ...asked, data: ['A', 'B', 'C', 'D'] }}
            select={(rows) => rows}
            lines={3}
            flush
          >
            {(rows) => (
              <ListByParts rows={rows} first={2} idOf={(row) => row}>
                {(row) => <ListItemHead title={row} to={row === 'A' ? '/' : null} />}
              </ListByParts>
            )}
          </QueryCard>
        </MemoryRouter>
      </Tile>
      <Tile name="no rows">
        <NoRows address={{ ...ADDRESS, page: 1 }} total={0} onPageChange={nothing} empty={t('none')} />
      </Tile>
      <Tile name="no such page">
        <NoRows address={ADDRESS} total={4} onPageChange={nothing} empty={t('none')} />
      </Tile>
      <Tile name="pages unknown" wide>
        <Pages address={ADDRESS} total={null} shown={10} onPageChange={nothing} />
      </Tile>
    </Group>
  )
}
