import { useEffect } from 'react'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { AgendaCard } from './agenda-card.tsx'
import styles from './dashboard.module.css'
import { IpsCard } from './ips-card.tsx'
import { KelasCard } from './kelas-card.tsx'
import { PengumumanCard } from './pengumuman-card.tsx'
import { Salam } from './salam.tsx'
import { SksCard } from './sks-card.tsx'
import { TunggakanCard } from './tunggakan-card.tsx'
import { useIps, useKelas, useTunggakan } from './use-dashboard.ts'

/** Marks the moment that the performance budgets measure: student, next class, arrears and IPS show data. */
const useReadyMark = () => {
  const { biodataSingkat } = useBiodataSingkat()
  const { jadwal } = useKelas()
  const { rekap } = useTunggakan()
  const { points } = useIps()
  const isReady = Boolean(biodataSingkat && jadwal && rekap && points)
  useEffect(() => {
    document.querySelector('main')?.toggleAttribute('data-ready', isReady)
  }, [isReady])
}

/** /dashboard: what now, what must I pay, how am I doing, what is new. */
export const DashboardPage = () => {
  useReadyMark()
  return (
    <>
      <Salam />
      <div className={styles['board']}>
        <KelasCard />
        <TunggakanCard />
        <IpsCard />
        <SksCard />
        <PengumumanCard />
        <AgendaCard />
      </div>
    </>
  )
}
