import { useTranslation } from 'react-i18next'
import type { KrsPilihan } from '#generated/models/krs/krsPilihan.zod.ts'
import { asList } from '#shared/as-list.ts'
import { plainText } from '#shared/plain-text.ts'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { jadwalText } from './jadwal-text.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { toSks } from './sks.ts'

interface Row extends KrsPilihan {
  nomor: number
}

const dosenText = ({ dosen }: KrsPilihan): string =>
  (asList(dosen) ?? [])
    .map(({ nama }) => plainText(nama))
    .filter(Boolean)
    .join(', ')

/** The makul of a paper with their sum; of a PKRS with what was changed. */
export const CetakKrsTable = ({ jenis, rows }: { jenis: JenisKrs; rows: readonly KrsPilihan[] }) => {
  const { t, i18n } = useTranslation('krs')
  const numbered = rows.map((row, index): Row => ({ ...row, nomor: index + 1 }))
  const perubahan: Column<Row>[] =
    jenis === 'pkrs'
      ? [
          {
            key: 'perubahan',
            title: t('perubahan'),
            value: (row) => [plainText(row.perubahan), plainText(row.kelasSebelumnya)].filter(Boolean).join(' · '),
          },
        ]
      : []
  return (
    <DataTable
      caption={t('print.caption')}
      captionHidden
      columns={[
        { key: 'nomor', title: t('nomor'), value: ({ nomor }) => nomor, numeric: true },
        { key: 'kode', title: t('kode'), value: ({ kodeMakul }) => plainText(kodeMakul) },
        { key: 'nama', title: t('makul'), value: ({ namaMakul }) => plainText(namaMakul), isHeader: true },
        { key: 'sks', title: t('sks'), value: ({ sks }) => toSks(sks), numeric: true },
        { key: 'kelas', title: t('kelas'), value: ({ kelas }) => plainText(kelas) },
        { key: 'jadwal', title: t('jadwal'), value: ({ jadwal }) => jadwalText(jadwal, i18n.language) },
        { key: 'dosen', title: t('dosen'), value: dosenText },
        ...perubahan,
      ]}
      rows={numbered}
      rowKey={({ nomor }) => String(nomor)}
      emptyHint={t('print.empty')}
      totals={{ nama: t('jumlah'), sks: rows.reduce((sum, { sks }) => sum + (toSks(sks) ?? 0), 0) }}
    />
  )
}
