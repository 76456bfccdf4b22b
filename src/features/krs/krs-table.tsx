import { useTranslation } from 'react-i18next'
import type { KrsPilihan, KrsRiwayat } from '#generated/readers/krs.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { Tag } from '#shared/ui/tag.tsx'
import { flag, present } from '#shared/wire/readers.ts'
import { jadwalText } from './jadwal-text.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { dosenText } from './makul-tawaran.ts'
import { countSks, toSks } from './sks.ts'

interface Row extends KrsPilihan {
  nomor: number
}

const Status = ({ status }: { status: string }) => {
  const { t } = useTranslation('krs')
  const isDisetujui = flag(status)
  if (isDisetujui === null) return status // the gateway's own word
  return <Tag tone={isDisetujui ? 'ok' : 'neutral'}>{t(isDisetujui ? 'status.disetujui' : 'status.belum')}</Tag>
}

interface Props {
  jenis: JenisKrs
  data: KrsRiwayat['data']
  /** On paper the makul are numbered and have their lecturers; on the screen, the word of the advisor. */
  isPaper?: boolean
}

/** What was registered for in a period with its sum; of a PKRS with what was changed. */
export const KrsTable = ({ jenis, data, isPaper = false }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const rows = present(data).map((row, index): Row => ({ ...row, nomor: index + 1 }))
  const columns: (Column<Row> | false)[] = [
    isPaper && { key: 'nomor', title: t('nomor'), value: ({ nomor }) => nomor, numeric: true },
    { key: 'kode', title: t('kode'), value: ({ kodeMakul }) => kodeMakul },
    { key: 'nama', title: t('makul'), value: ({ namaMakul }) => namaMakul, isHeader: true },
    { key: 'sks', title: t('sks'), value: ({ sks }) => toSks(sks) ?? '–', numeric: true },
    { key: 'kelas', title: t('kelas'), value: ({ kelas }) => kelas },
    { key: 'jadwal', title: t('jadwal'), value: ({ jadwal }) => jadwalText(jadwal, i18n.language) },
    isPaper
      ? { key: 'dosen', title: t('dosen'), value: ({ dosen }) => dosenText(dosen) }
      : { key: 'status', title: t('status'), value: ({ status }) => <Status status={status} /> },
    jenis === 'pkrs' && {
      key: 'perubahan',
      title: t('perubahan'),
      value: (row) => [row.perubahan, row.kelasSebelumnya].filter(Boolean).join(' · '),
    },
  ]
  return (
    <DataTable
      caption={t('print.caption')}
      captionHidden
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      rowKey={({ nomor }) => String(nomor)}
      emptyHint={t('print.empty')}
      totals={{ nama: t('jumlah'), sks: countSks(rows) }}
    />
  )
}
