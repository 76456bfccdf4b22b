import { IconArrowRight, IconRotate } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { addJumlah, isSama, type Jumlah, type Pecahan, rataRata, roundPecahan } from '#domain/nilai/rata-rata.ts'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { type Periode, toPeriodeParams } from '#domain/periode/periode.ts'
import { useListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/jadwal-dan-presensi.ts'
import { readListJadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import { useGetTranskrip, useListNilaiPerkomponen } from '#generated/client/nilai/nilai.ts'
import type { NilaiMakul, Transkrip } from '#generated/client/nilai/readers.ts'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { useAngka } from '../use-angka.ts'
import { useSksKelulusan } from '../use-aturan.ts'
import { useBerjalan } from '../use-berjalan.ts'
import { AddMakul, Grup, sksOf, Ulangi } from './harapan.tsx'
import { Kejar } from './kejar.tsx'
import { type BahanSimulasi, bahanOf, harapkan, kunciOf, type MakulSimulasi, rencanaOf } from './makul-simulasi.ts'
import { predikatOf } from './predikat.ts'
import styles from './simulasi.module.css'
import { dasarOf, simulateIpk, sksSaatLulus } from './simulate-ipk.ts'
import { useRencana } from './use-rencana.ts'
import { useSimulasiInput } from './use-simulasi-input.ts'

const NS = 'nilai'
const HUNDREDTHS = 2
const NO_KELAS = readListJadwalKuliah({ data: [] })

const hundredths = (of: Pecahan): number => Number(roundPecahan(of, HUNDREDTHS).replace('.', ''))

interface ResultProps {
  /** Sum of the counted grades; `harapan` includes the expected ones. */
  kini: Jumlah
  harapan: Jumlah
  ips: Pecahan | null
  /** The gateway's predicate of the current IPK; '' when it is hidden. */
  predikat: string
}

/** The result; sticks near the top of a phone while grades are chosen below. */
const SimulasiResult = ({ kini, harapan, ips, predikat }: ResultProps) => {
  const { t } = useTranslation(NS)
  const { ip, ipsTitle, decimals } = useAngka()
  const { biodataSingkat } = useBiodataSingkat()
  const [now, then] = [rataRata(kini), rataRata(harapan)]
  const known = now && predikat ? [{ ipk: hundredths(now), predikat }] : []
  const nameOf = (of: Pecahan | null) => (of ? predikatOf(hundredths(of), biodataSingkat?.tingkat ?? '', known) : '')
  const words = { dari: nameOf(now), predikat: nameOf(then) }
  const isMoved = words.dari !== '' && words.dari !== words.predikat
  const shown = (value: Pecahan | null) => ip(value && Number(roundPecahan(value, decimals)))
  const isDiisi = !isSama(kini, harapan)
  return (
    <section className={styles.now} aria-label={t('simulasi.result')}>
      <div role="status">
        <DescriptionList
          className={styles.pair}
          facts={[
            { label: ipsTitle(biodataSingkat?.semesterBerjalan), value: <b>{shown(ips)}</b> },
            {
              label: t('column.ipk'),
              value: (
                <>
                  <span className={styles.was}>
                    <span className="visually-hidden">{`${t('simulasi.from')} `}</span>
                    <span>{shown(now)}</span>
                  </span>
                  <IconArrowRight size={16} aria-hidden />
                  <b>
                    <span className="visually-hidden">{`${t('simulasi.to')} `}</span>
                    <span>{shown(then)}</span>
                  </b>
                </>
              ),
            },
          ]}
        />
        <p className={styles.says}>
          {isDiisi
            ? words.predikat && t(isMoved ? 'simulasi.predikat.from' : 'simulasi.predikat', words)
            : t('simulasi.begin')}
        </p>
      </div>
    </section>
  )
}

/** Returns a function that gives the provisional mark of a running class. */
const useSementara = (berjalan: Periode | null) => {
  const { sementara } = useAngka()
  const { data } = useListNilaiPerkomponen(useIdMahasiswa(), toPeriodeParams(berjalan), {
    query: { enabled: berjalan !== null },
  })
  const rows = readRows(data?.data, 'hint')
  return ({ kunci }: MakulSimulasi): string => {
    const found = rows.find((row) => kunciOf(row) === kunci)
    return found ? sementara(found) : ''
  }
}

interface BoardProps {
  bahan: BahanSimulasi
  berjalan: Periode | null
  transkrip: Transkrip
}

const SimulasiBoard = ({ bahan, berjalan, transkrip }: BoardProps) => {
  const { t } = useTranslation(NS)
  const { decimals } = useAngka()
  const { isian, change, reset } = useSimulasiInput()
  const [round, setRound] = useState(0)
  const beginAnew = () => {
    reset()
    setRound(round + 1)
  }
  const noteOf = useSementara(berjalan)
  const plan = useRencana(berjalan)
  const sksKelulusan = useSksKelulusan(transkrip)
  const { skala, pernah, menunggu } = bahan
  const planned = rencanaOf(allRows(plan.data?.data) ?? [], bahan)
  const added = isian.tambahan.map((one, place) => ({ ...one, nama: t('simulasi.added.name', { nomor: place + 1 }) }))
  const repeated = pernah.filter(({ kunci }) => isian.ulang.includes(kunci))
  const expected = (...rows: MakulSimulasi[]) => harapkan(rows, isian.harapan, skala)
  const isTertutup = tertutupOf(readRows(transkrip.data, 'hint')).isIpk()
  const dasar = dasarOf(bahan.dinilai, isTertutup ? null : transkrip, decimals)
  // A class that repeats a graded course adds no credits: its grade replaces the counted one.
  const sksBerjalan = sksOf(bahan.berjalan.filter(({ kunci }) => !dasar.makul.has(kunci)))
  const jumlah = simulateIpk(dasar, expected(...bahan.berjalan, ...menunggu, ...planned, ...added, ...repeated))
  const hitungan = { kini: dasar.jumlah, harapan: jumlah }
  const diisi = { isian, change, skala }
  return (
    <>
      <SimulasiResult
        {...hitungan}
        ips={rataRata(addJumlah([...expected(...bahan.berjalan), ...bahan.tetap]))}
        predikat={isTertutup ? '' : transkrip.predikat}
      />
      {dasar.isDihitungLain ? <Notice>{t('simulasi.other')}</Notice> : null}
      {isTertutup ? <Notice>{t('simulasi.hidden')}</Notice> : null}
      <div className={styles.grid}>
        <div className={styles.groups}>
          <Grup
            {...diisi}
            title="simulasi.running"
            hint={bahan.berjalan.length > 0 ? 'simulasi.running.hint' : 'simulasi.running.none'}
            rows={bahan.berjalan}
            noteOf={noteOf}
          />
          {menunggu.length > 0 ? (
            <Grup {...diisi} title="simulasi.waiting" hint="simulasi.waiting.hint" rows={menunggu} />
          ) : null}
          <QueryView query={plan} select={({ data }) => allRows(data) && planned} lines={4}>
            {(rows) =>
              rows.length > 0 ? (
                <Grup {...diisi} title="simulasi.planned" hint="simulasi.planned.hint" rows={rows} />
              ) : null
            }
          </QueryView>
          <Grup {...diisi} title="simulasi.added" hint="simulasi.added.hint" rows={added} isOwn>
            <AddMakul {...diisi} />
          </Grup>
          {pernah.length > 0 ? (
            <Grup {...diisi} title="simulasi.repeated" hint="simulasi.repeated.hint" rows={repeated} isOwn>
              <Ulangi {...diisi} rows={pernah} />
            </Grup>
          ) : null}
        </div>
        {sksKelulusan == null ? null : (
          <Kejar
            key={round}
            {...hitungan}
            sksKelulusan={sksSaatLulus(dasar.jumlah, sksKelulusan, sksBerjalan)}
            tertinggi={bahan.tertinggi}
            sksBerjalan={sksBerjalan}
            ingin={isian.ingin}
            onIngin={(ingin) => change({ ingin })}
          />
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.minor}>{t('simulasi.kept')}</p>
        <button type="button" className={buttonClass()} onClick={beginAnew}>
          <IconRotate size={20} aria-hidden />
          <span>{t('simulasi.reset')}</span>
        </button>
      </div>
    </>
  )
}

/** Returns whether the weight of a grade is unreadable. */
const isUnreadable = ({ sks, bobot, isTerkunci }: NilaiMakul): boolean => [sks, bobot, isTerkunci].includes(undefined)

/** Simulation of IPS, IPK and predicate from expected grades, and of a target IPK; never printed. */
export const Simulasi = () => {
  const { t, i18n } = useTranslation(NS)
  const idMahasiswa = useIdMahasiswa()
  const transkrip = useGetTranskrip(idMahasiswa)
  const now = useBerjalan()
  const berjalan = now.data ?? null
  const query = { enabled: berjalan !== null }
  const jadwal = useListJadwalKuliah(idMahasiswa, toPeriodeParams(berjalan), { query })
  const kelas = berjalan ? jadwal : { ...now, data: now.data === null ? NO_KELAS : undefined }
  const ke = useBiodataSingkat().biodataSingkat?.semesterBerjalan ?? 0
  return (
    <section className={styles.sim} aria-labelledby="simulasi" data-no-print>
      <header className={styles.head}>
        <h2 id="simulasi">{t('simulasi.title')}</h2>
        <Tag tone="accent">{t('tab.simulasi')}</Tag>
        <p>{t('simulasi.about')}</p>
      </header>
      <QueryView
        query={combineQueries(transkrip, kelas)}
        select={([of, { data }]) => {
          // An average over only some of the courses would be wrong.
          const [dinilai, berjalan] = [allRows(of.data), allRows(data)]
          if (dinilai?.some(isUnreadable) || berjalan?.some(({ sks }) => sks === undefined)) return null
          return dinilai && berjalan && { of, bahan: bahanOf(dinilai, berjalan, ke, i18n.language) }
        }}
        lines={20}
      >
        {({ of, bahan }) => <SimulasiBoard bahan={bahan} berjalan={berjalan} transkrip={of} />}
      </QueryView>
    </section>
  )
}
