import { useTranslation } from 'react-i18next'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { jadwalText } from '#domain/jadwal/pertemuan.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { countSks, toSks } from '#domain/krs/sks.ts'
import type { KrsPilihan, KrsRiwayat } from '#generated/client/krs/readers.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { angka, custom, type ListColumn, Table, text } from '#kit/list/table.tsx'
import { zoneLabel } from '#shared/campus/campus-zone.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import { flag, readRows } from '#shared/wire/readers.ts'
import type { JenisKrs } from '../calls.ts'

/** The advisor's decision on a makul; an unknown status is shown as the gateway wrote it. */
export const Persetujuan = ({ status }: { status: string }) => {
  const isDisetujui = flag(status)
  if (isDisetujui === null) return <span>{status}</span>
  return <Tag tone={isDisetujui ? 'ok' : 'neutral'}>{kodeText('statusMakul', isDisetujui ? '1' : '0')}</Tag>
}

interface Row extends KrsPilihan {
  nomor: number
}

const NAME = { title: 'makul', header: true } as const

const nameLink = (row: Row, { language }: { language: string }) => (
  <MakulLink of={row}>{shownText(row.namaMakul, language) || '–'}</MakulLink>
)

const makulColumns = (isPaper: boolean): ListColumn<Row>[] => [
  text('kodeMakul', { title: 'kode' }),
  isPaper ? text('namaMakul', NAME) : custom('namaMakul', nameLink, NAME),
  angka('sks', { title: 'sks' }),
  text('kelas', { title: 'kelas' }),
  custom('jadwal', ({ jadwal }, { language }) => jadwalText(jadwal, language, !isPaper), {
    title: 'jadwal',
  }),
]
const NOMOR = angka('nomor', { title: 'nomor' })
const DOSEN = custom<Row>('dosen', ({ dosen }) => dosenText(dosen), { title: 'dosen' })
const STATUS = custom<Row>('status', ({ status }) => <Persetujuan status={status} />, { title: 'status' })
const PERUBAHAN = custom<Row>('perubahan', ({ perubahan, kelasSebelumnya }) => joined(perubahan, kelasSebelumnya), {
  title: 'perubahan',
})

interface Props {
  jenis: JenisKrs
  data: KrsRiwayat['data']
  /** Print pages number the makul and show lecturers; the screen shows the advisor's decision. */
  isPaper?: boolean
}

/** Registered makul of a period with their sum; for a PKRS with the changes. */
export const KrsTable = ({ jenis, data, isPaper = false }: Props) => {
  const { t } = useTranslation('krs')
  const rows = (data ?? []).map((row, index): Row | null => row && { ...row, sks: toSks(row.sks), nomor: index + 1 })
  const makul = makulColumns(isPaper)
  const columns = isPaper ? [NOMOR, ...makul, DOSEN] : [...makul, STATUS]
  return (
    <Table
      ns="krs"
      caption="print.caption"
      empty="print.empty"
      columns={jenis === 'pkrs' ? [...columns, PERUBAHAN] : columns}
      rows={rows}
      totals={{
        namaMakul: t('jumlah'),
        sks: countSks(readRows(rows, 'noted')),
        ...(isPaper && { jadwal: t('print.zone', { zone: zoneLabel() }) }),
      }}
      totalLabels={{ sks: t('jumlah.sks') }}
    />
  )
}
