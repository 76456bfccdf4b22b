import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { campusTimeText, campusZoneMinutes, toCampusTime } from '#domain/krs/campus-time.ts'
import type { KrsRiwayat } from '#generated/readers/krs.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { Card } from '#shared/ui/card.tsx'
import { EmptyState } from '#shared/ui/empty-state.tsx'
import { Facts } from '#shared/ui/facts.tsx'
import { SelectInput } from '#shared/ui/select-input.tsx'
import type { JenisKrs } from './jenis-krs.ts'
import styles from './krs.module.css'
import { KrsTable } from './krs-table.tsx'
import { type PeriodeChoice, usePeriodeChoices } from './use-periode-choices.ts'
import { useRiwayatKrs } from './use-riwayat-krs.ts'

const Registered = ({ jenis, riwayat }: { jenis: JenisKrs; riwayat: KrsRiwayat }) => {
  const { t, i18n } = useTranslation('krs')
  const approved = toCampusTime(riwayat.tanggalPersetujuan, 'mulai', campusZoneMinutes())
  const { hari, jam } = approved ? campusTimeText(approved, i18n.language) : { hari: '', jam: '' }
  return (
    <>
      <Facts
        facts={[
          { label: t('dosenPa'), value: riwayat.dosenPa?.nama },
          { label: t('history.approved'), value: [hari, jam].filter(Boolean).join(' ') || t('history.notApproved') },
        ]}
      />
      <KrsTable jenis={jenis} data={riwayat.data} />
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
