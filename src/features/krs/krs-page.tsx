import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { semesterLabel } from '#domain/periode/periode.ts'
import { TabsInAddress } from '#kit/tabs/tabs-in-address.tsx'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import type { JenisKrs } from './calls.ts'
import { KrsJendela } from './jendela/krs-jendela.tsx'
import styles from './krs.module.css'
import { KrsForm } from './krs-form.tsx'
import { RiwayatKrs } from './riwayat/riwayat-krs.tsx'
import { type Registrasi, useRegistrasi } from './use-registrasi.ts'

/** Which registration this is, of which period, and whose. */
const Head = ({ of: { jenis, name, periode } }: { of: Registrasi }) => {
  const { t } = useTranslation('krs')
  const { biodataSingkat } = useBiodataSingkat()
  const prodi = [biodataSingkat?.tingkat, biodataSingkat?.prodi].filter(Boolean).join(' ')
  return (
    <header className={styles['head']}>
      <h1>{[name, periode && semesterLabel(periode)].filter(Boolean).join(' ')}</h1>
      <p>{[t(`kind.${jenis}`), prodi].filter(Boolean).join(' · ')}</p>
    </header>
  )
}

/** Filling a registration in, once it is known what is registered and the offer has come or failed. */
const Pengisian = ({ of }: { of: Registrasi }) => {
  const { t } = useTranslation('krs')
  const { jenis, edit, tawaran } = of
  const shown = tawaran.isPending ? undefined : edit.data
  // Picks that can not be read must not be edited: a save would replace what nobody could read.
  if (shown?.makul) return <KrsForm key={jenis} of={of} edit={shown} />
  return (
    <div className={styles['stack']}>
      <KrsJendela of={of} />
      <Card title={t('picks.title')}>
        <AsyncBody
          data={undefined}
          error={edit.error}
          isPending={edit.isPending || tawaran.isPending}
          onReload={edit.refetch}
          lines={16}
        >
          {() => null}
        </AsyncBody>
      </Card>
    </div>
  )
}

/** One registration: filling it in, and what was registered in each period. */
const Krs = ({ jenis }: { jenis: JenisKrs }) => {
  const registrasi = useRegistrasi(jenis)
  return (
    <div className={styles['page']}>
      <Head of={registrasi} />
      <TabsInAddress
        ns="krs"
        label="tab.label"
        tabs={[
          { name: 'isi', title: 'tab.isi', content: <Pengisian of={registrasi} /> },
          { name: 'riwayat', title: 'tab.riwayat', content: <RiwayatKrs jenis={jenis} /> },
        ]}
      />
    </div>
  )
}

/** /krs, /krss and /pkrs: they differ in their calls only. */
export const krsPage =
  (jenis: JenisKrs): ComponentType =>
  () => <Krs jenis={jenis} />
