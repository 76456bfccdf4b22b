import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { campusTimeText, campusZoneMinutes, toCampusTime } from '#domain/krs/campus-time.ts'
import { toFlag } from '#domain/krs/flag-value.ts'
import type { KrsPilihan } from '#generated/models/krs/krsPilihan.zod.ts'
import type { KrsRiwayat } from '#generated/models/krs/krsRiwayat.zod.ts'
import { asList } from '#shared/as-list.ts'
import { isRecord } from '#shared/is-record.ts'
import { plainText } from '#shared/plain-text.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import { type Column, DataTable } from '#shared/ui/data-table.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import { SelectInput } from '#shared/ui/select-input.tsx'
import { Tag } from '#shared/ui/tag.tsx'
import { jadwalText } from './jadwal-text.ts'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './krs.module.css'
import { countSks, toSks } from './sks.ts'
import { type PeriodeChoice, usePeriodeChoices } from './use-periode-choices.ts'
import { useRiwayatKrs } from './use-riwayat-krs.ts'

interface Row extends KrsPilihan {
  nomor: number
}

const Status = ({ status }: { status: KrsPilihan['status'] }) => {
  const { t } = useTranslation('krs')
  const isDisetujui = toFlag(status)
  if (isDisetujui === null) return plainText(status)
  return <Tag tone={isDisetujui ? 'ok' : 'neutral'}>{t(isDisetujui ? 'status.disetujui' : 'status.belum')}</Tag>
}

const useColumns = (jenis: JenisKrs): Column<Row>[] => {
  const { t, i18n } = useTranslation('krs')
  const changes: Column<Row>[] = [
    {
      key: 'perubahan',
      title: t('perubahan'),
      value: (row) => [plainText(row.perubahan), plainText(row.kelasSebelumnya)].filter(Boolean).join(' · '),
    },
  ]
  return [
    { key: 'kode', title: t('kode'), value: ({ kodeMakul }) => plainText(kodeMakul) },
    { key: 'nama', title: t('makul'), value: ({ namaMakul }) => plainText(namaMakul), isHeader: true },
    { key: 'sks', title: t('sks'), value: ({ sks }) => toSks(sks) ?? '–', numeric: true },
    { key: 'kelas', title: t('kelas'), value: ({ kelas }) => plainText(kelas) },
    { key: 'jadwal', title: t('jadwal'), value: ({ jadwal }) => jadwalText(jadwal, i18n.language) },
    { key: 'status', title: t('status'), value: ({ status }) => <Status status={status} /> },
    ...(jenis === 'pkrs' ? changes : []),
  ]
}

const Registered = ({ jenis, riwayat }: { jenis: JenisKrs; riwayat: KrsRiwayat }) => {
  const { t, i18n } = useTranslation('krs')
  const columns = useColumns(jenis)
  const rows = (asList(riwayat.data) ?? []).filter(isRecord).map((row, index): Row => ({ ...row, nomor: index + 1 }))
  const approved = toCampusTime(riwayat.tanggalPersetujuan, 'mulai', campusZoneMinutes())
  const { hari, jam } = approved ? campusTimeText(approved, i18n.language) : { hari: '', jam: '' }
  const dosenPa = isRecord(riwayat.dosenPa) ? plainText(riwayat.dosenPa['nama']) : ''
  return (
    <>
      <Facts
        facts={[
          { label: t('dosenPa'), value: dosenPa },
          { label: t('history.approved'), value: [hari, jam].filter(Boolean).join(' ') || t('history.notApproved') },
        ]}
      />
      <DataTable
        caption={t('print.caption')}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ nomor }) => String(nomor)}
        emptyHint={t('print.empty')}
        totals={{ nama: t('jumlah'), sks: countSks(rows.map(({ sks }) => ({ sks: toSks(sks) }))) }}
      />
    </>
  )
}

const Riwayat = ({ jenis, choices }: { jenis: JenisKrs; choices: readonly PeriodeChoice[] }) => {
  const { t } = useTranslation('krs')
  const [kode, setKode] = useState('')
  const chosen = choices.find((one) => one.kode === kode) ?? choices[0]
  const { riwayat, error, isPending, refetch } = useRiwayatKrs(jenis, chosen)
  if (!chosen) return <EmptyState hint={t('history.noPeriode')} />
  return (
    <div className={styles['stack']}>
      <SelectInput label={t('history.periode')} value={chosen.kode} onChange={({ target }) => setKode(target.value)}>
        {choices.map((one) => (
          <option key={one.kode} value={one.kode}>
            {one.label}
          </option>
        ))}
      </SelectInput>
      <AsyncBody data={riwayat} error={error} isPending={isPending} onReload={refetch} lines={12}>
        {(shown) => <Registered jenis={jenis} riwayat={shown} />}
      </AsyncBody>
      <Link className={buttonClass()} to={`/cetak-${jenis}?tahun=${chosen.tahun}&semester=${chosen.semester}`}>
        <IconPrinter size={20} aria-hidden />
        {t('history.print', { jenis: jenis.toUpperCase() })}
      </Link>
    </div>
  )
}

/** What was registered in each period, to be read and printed. */
export const RiwayatKrs = ({ jenis }: { jenis: JenisKrs }) => {
  const { t } = useTranslation('krs')
  const { choices, error, isPending, refetch } = usePeriodeChoices(jenis)
  return (
    <Card title={t('history.title', { jenis: jenis.toUpperCase() })}>
      <AsyncBody data={choices} error={error} isPending={isPending} onReload={refetch} lines={14}>
        {(shown) => <Riwayat jenis={jenis} choices={shown} />}
      </AsyncBody>
    </Card>
  )
}
