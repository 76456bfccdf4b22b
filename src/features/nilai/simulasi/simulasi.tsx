import { IconArrowRight, IconRotate } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { nilaiSementara } from '#domain/nilai/komponen.ts'
import { predikatOf } from '#domain/nilai/predikat.ts'
import { bulatkan, fromUnits, isSama, jumlahkan, type Pecahan, rataRata } from '#domain/nilai/rata-rata.ts'
import { dasarOf, simulasikan, sksSaatLulus } from '#domain/nilai/simulasi.ts'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { useGetTranskrip, useListNilaiPerkomponen } from '#generated/client/nilai/nilai.ts'
import type { JadwalKuliah } from '#generated/readers/jadwal-dan-presensi.ts'
import type { Transkrip } from '#generated/readers/nilai.ts'
import { Answer, type Asked } from '#kit/answer/answer.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { present } from '#shared/wire/readers.ts'
import { both } from '../both.ts'
import { romawi, useAngka } from '../use-angka.ts'
import { useSksKelulusan } from '../use-aturan.ts'
import { useBerjalan } from '../use-berjalan.ts'
import { type Diisi, Grup, Rencana, tambahanRows, Ulang } from './harapan.tsx'
import { Kejar } from './kejar.tsx'
import { type BahanSimulasi, bahanOf, harapkan, type MakulSimulasi, rencanaOf } from './makul-simulasi.ts'
import styles from './simulasi.module.css'
import { useIsian } from './use-isian.ts'
import { useRencana } from './use-rencana.ts'

const NS = 'nilai'
const HUNDREDTHS = 2

interface Hitungan {
  ips: Pecahan | null
  kini: Pecahan | null
  ipk: Pecahan | null
  /** Predicates of both; '' where nothing can be said. */
  predikatKini: string
  predikat: string
}

/** The result, near the top of a phone while the grades below are chosen. */
const Hasil = ({ of, ke, isDiisi }: { of: Hitungan; ke: number; isDiisi: boolean }) => {
  const { t } = useTranslation(NS)
  const { ip, decimals } = useAngka()
  const shown = (value: Pecahan | null) => ip(value && Number(bulatkan(value, decimals)))
  const { ips, kini, ipk, predikat, predikatKini } = of
  const from = predikatKini && predikatKini !== predikat ? 'simulasi.predikat.from' : 'simulasi.predikat'
  return (
    <section className={styles.now} aria-label={t('simulasi.result')}>
      <div role="status">
        <dl>
          <div>
            <dt>{ke > 0 ? t('ips.last', { ke: romawi(ke) }) : t('column.ips')}</dt>
            <dd>
              <b>{shown(ips)}</b>
            </dd>
          </div>
          <div>
            <dt>{t('column.ipk')}</dt>
            <dd>
              <span className={styles.was}>
                <span className="visually-hidden">{t('simulasi.from')} </span>
                {shown(kini)}
              </span>
              <IconArrowRight size={16} aria-hidden />
              <b>
                <span className="visually-hidden">{t('simulasi.to')} </span>
                {shown(ipk)}
              </b>
            </dd>
          </div>
        </dl>
        <p className={styles.says}>
          {isDiisi && predikat ? t(from, { predikat, dari: predikatKini }) : null}
          {isDiisi ? null : t('simulasi.begin')}
        </p>
      </div>
    </section>
  )
}

/** Marks so far of the classes that run, by course. */
const useSementara = (berjalan: Periode | null) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const { data } = useListNilaiPerkomponen(useIdMahasiswa(), toPeriodeParams(berjalan), {
    query: { enabled: berjalan !== null },
  })
  const rows = present(data?.data)
  return ({ kunci }: MakulSimulasi): string => {
    const found = rows.find(({ idMakul, kodeMakul }) => (idMakul || kodeMakul) === kunci)
    const soFar = found && nilaiSementara(present(found.komponen))
    return soFar ? t('component.soFar', { nilai: desimal(Number(soFar.nilai)), persen: soFar.persen }) : ''
  }
}

/** Everything that follows from what the student has filled in. */
const useHitungan = (
  bahan: BahanSimulasi,
  transkrip: Transkrip,
  rows: readonly MakulSimulasi[],
  harapan: Record<string, string>,
) => {
  const { decimals } = useAngka()
  const jenjang = useBiodataSingkat().biodataSingkat?.tingkat ?? ''
  const isTertutup = tertutupOf(present(transkrip.data)).isIpk()
  const dasar = dasarOf(bahan.dinilai, isTertutup ? null : transkrip, decimals)
  const jumlah = simulasikan(dasar, harapkan(rows, harapan, bahan.skala))
  const berjalan = [...harapkan(bahan.berjalan, harapan, bahan.skala), ...bahan.tetap]
  const [kini, ipk] = [rataRata(dasar.jumlah), rataRata(jumlah)]
  const hundredths = (of: Pecahan | null) => of && Number(bulatkan(of, HUNDREDTHS).replace('.', ''))
  const now = hundredths(kini)
  const isKnown = !isTertutup && now !== null && transkrip.predikat !== ''
  const known = isKnown ? [{ ipk: now, predikat: transkrip.predikat }] : []
  const nameOf = (of: Pecahan | null) => (of === null ? '' : predikatOf(hundredths(of) ?? 0, jenjang, known))
  const of: Hitungan = {
    ips: rataRata(jumlahkan(berjalan)),
    kini,
    ipk,
    predikatKini: nameOf(kini),
    predikat: nameOf(ipk),
  }
  return { dasar, jumlah, of, isTertutup }
}

const sksOf = (rows: readonly MakulSimulasi[]): number =>
  fromUnits(jumlahkan(rows.map(({ sks }) => ({ sks, bobot: 0 }))).sks)

interface PapanProps {
  bahan: BahanSimulasi
  berjalan: Periode | null
  transkrip: Transkrip
  ke: number
}

/** The classes that run, and the grades that are hidden or not published. */
const Sekarang = ({ bahan, berjalan, ...diisi }: Diisi & Pick<PapanProps, 'bahan' | 'berjalan'>) => {
  const { t } = useTranslation(NS)
  const noteOf = useSementara(berjalan)
  const { berjalan: rows, menunggu } = bahan
  const count = { count: rows.length, sks: sksOf(rows) }
  return (
    <>
      <Grup
        {...diisi}
        title={t('simulasi.running')}
        hint={rows.length === 0 ? t('simulasi.running.none') : t('simulasi.running.hint', count)}
        rows={rows}
        noteOf={noteOf}
      />
      {menunggu.length > 0 ? (
        <Grup {...diisi} title={t('simulasi.waiting')} hint={t('simulasi.waiting.hint')} rows={menunggu} />
      ) : null}
    </>
  )
}

const Papan = ({ bahan, berjalan, transkrip, ke }: PapanProps) => {
  const { t } = useTranslation(NS)
  const { isian, change, reset } = useIsian()
  const [round, setRound] = useState(0)
  const beginAnew = () => {
    reset()
    setRound(round + 1)
  }
  const plan = useRencana(berjalan)
  const rencana = rencanaOf(plan.data ?? [], bahan)
  const ulang = bahan.pernah.filter(({ kunci }) => isian.ulang.includes(kunci))
  const tambahan = tambahanRows(isian.tambahan, (nomor) => t('simulasi.added.name', { nomor }))
  const all = [...bahan.berjalan, ...bahan.menunggu, ...rencana, ...tambahan, ...ulang]
  const { dasar, jumlah, of, isTertutup } = useHitungan(bahan, transkrip, all, isian.harapan)
  const sksKelulusan = useSksKelulusan(transkrip)
  const diisi = { isian, change, skala: bahan.skala }
  return (
    <>
      <Hasil of={of} ke={ke} isDiisi={!isSama(jumlah, dasar.jumlah)} />
      {dasar.isDihitungLain ? <Notice>{t('simulasi.other')}</Notice> : null}
      {isTertutup ? <Notice>{t('simulasi.hidden')}</Notice> : null}
      <div className={styles.grid}>
        <div className={styles.groups}>
          <Sekarang {...diisi} bahan={bahan} berjalan={berjalan} />
          <Answer of={plan} part={() => rencana} lines={4}>
            {(rows) => <Rencana {...diisi} rencana={rows} />}
          </Answer>
          {bahan.pernah.length > 0 ? <Ulang {...diisi} rows={bahan.pernah} /> : null}
        </div>
        {sksKelulusan === null ? null : (
          <Kejar
            key={round}
            kini={dasar.jumlah}
            harapan={jumlah}
            sksKelulusan={sksSaatLulus(dasar.jumlah, sksKelulusan, sksOf(bahan.berjalan))}
            tertinggi={bahan.skala[0]?.bobot ?? 0}
            sksBerjalan={sksOf(bahan.berjalan)}
            ingin={isian.ingin}
            onIngin={(ingin) => change({ ingin })}
          />
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.minor}>{t('simulasi.kept')}</p>
        <button type="button" className={buttonClass()} onClick={beginAnew}>
          <IconRotate size={20} aria-hidden />
          {t('simulasi.reset')}
        </button>
      </div>
    </>
  )
}

/** The classes that run; none where the campus names no running period. */
const useKelasBerjalan = (): { berjalan: Periode | null; kelas: Asked<JadwalKuliah[] | null> } => {
  const now = useBerjalan()
  const berjalan = now.data?.berjalan ?? null
  const query = { enabled: berjalan !== null }
  const jadwal = useListJadwalKuliah(useIdMahasiswa(), toPeriodeParams(berjalan), { query })
  if (berjalan === null) return { berjalan, kelas: { ...now, data: now.data && [] } }
  const { data, dataUpdatedAt, error, isPending, refetch } = jadwal
  const rows = data && (data.data ? present(data.data) : null)
  return { berjalan, kelas: { data: rows, dataUpdatedAt, error, isPending, refetch } }
}

/** What expected grades would make of IPS, IPK and predicate, and what a wished IPK asks for; a simulation, never printed. */
export const Simulasi = () => {
  const { t, i18n } = useTranslation(NS)
  const transkrip = useGetTranskrip(useIdMahasiswa())
  const { berjalan, kelas } = useKelasBerjalan()
  const ke = useBiodataSingkat().biodataSingkat?.semesterBerjalan ?? 0
  return (
    <section className={styles.sim} aria-labelledby="simulasi" data-no-print>
      <header className={styles.head}>
        <h2 id="simulasi">{t('simulasi.title')}</h2>
        <Tag tone="accent">{t('tab.simulasi')}</Tag>
        <p>{t('simulasi.about')}</p>
      </header>
      <Answer
        of={both(transkrip, kelas)}
        part={([nilai, rows]) =>
          nilai.data && rows ? { transkrip: nilai, bahan: bahanOf(present(nilai.data), rows, ke, i18n.language) } : null
        }
        lines={20}
      >
        {({ transkrip: of, bahan }) => <Papan bahan={bahan} berjalan={berjalan} transkrip={of} ke={ke} />}
      </Answer>
    </section>
  )
}
