import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import { useGetKhs, useGetTranskrip } from '#generated/client/nilai/nilai.ts'
import type { Khs, NilaiMakul } from '#generated/client/nilai/readers.ts'
import { usePeriode } from '#kit/periode/by-periode.tsx'
import { paramsOfPeriode } from '#kit/print/paper-periode.ts'
import { PrintPage } from '#kit/print/print-page.tsx'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { readRows } from '#shared/wire/readers.ts'
import { romawi, useAngka } from '../use-angka.ts'
import { certifiedRows, NilaiCetak, penandatanganOf, toMakulCetak } from './nilai-cetak.tsx'

const NS = 'nilai'

/** Returns the page's content without figures that reveal a hidden grade; null when a certified value is unreadable. */
const toSheet = ({ data, ...khs }: Khs, transkrip: readonly NilaiMakul[]) => {
  const own = certifiedRows(data)
  if (!own || [khs.ips, khs.ipk, khs.sks, khs.mutu].includes(undefined)) return null
  const isTertutup = tertutupOf(own).makul.length > 0
  const isIpkTertutup = isTertutup || tertutupOf(transkrip).isIpk(khs.semesterKe)
  return {
    ...khs,
    rows: toMakulCetak(own),
    ...(isTertutup && { ips: null, mutu: null }),
    ...(isIpkTertutup && { ipk: null, predikat: '', sksLulus: null }),
    isTertutup,
    isIpkTertutup,
    /** True when a grade is still missing or hidden. */
    isSementara: own.some(({ nilaiHuruf, isTerkunci }) => nilaiHuruf === '' || isTerkunci === true),
  }
}

/** /cetak-khs: print page with the grades of a period; of the running one by default (readings, 61). */
export const CetakKhsPage = () => {
  const { t } = useTranslation(NS)
  const { ip, shut } = useAngka()
  const of = usePeriode()
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  const khs = useGetKhs(idMahasiswa, toPeriodeParams(of.periode), { query: { enabled: !!of.periode } })
  const transkrip = useGetTranskrip(idMahasiswa) // contains the hidden grades of earlier semesters
  const [hasil, semua] = [khs.data, transkrip.data]
  const lembar = useMemo(() => hasil && semua && toSheet(hasil, readRows(semua.data, 'hint')), [hasil, semua])
  const passedOf = ({ sksLulus, sksKelulusan: dari }: Pick<Khs, 'sksLulus' | 'sksKelulusan'>): string =>
    dari == null ? String(sksLulus ?? '') : t('cetak.passed', { sks: sksLulus ?? '–', dari })
  return (
    <PrintPage
      title={t(lembar?.isSementara ? 'cetak.khs.provisional' : 'cetak.khs.title')}
      of={of}
      choose="/nilai"
      paper={of.periode ? { kind: 'khs', params: paramsOfPeriode(of.periode) } : null}
      answer={combineQueries(khs, transkrip)}
      part={() => lembar}
    >
      {(shown) => ({
        facts: [
          { label: t('cetak.angkatan'), value: biodataSingkat?.angkatan },
          { label: t('column.semester'), value: shown.semesterKe == null ? null : romawi(shown.semesterKe) },
          { label: t('cetak.pembimbing'), value: shown.pembimbing?.nama },
        ],
        body: (
          <NilaiCetak
            rows={shown.rows}
            sks={shown.sks}
            mutu={shown.mutu}
            hasil={[
              { label: t('column.ips'), value: <b>{ip(shown.ips, shown.isTertutup)}</b> },
              { label: t('sks.passed'), value: shut(shown.isIpkTertutup, passedOf(shown)) },
              { label: t('column.ipk'), value: <b>{ip(shown.ipk, shown.isIpkTertutup)}</b> },
              { label: t('cetak.predikat'), value: shut(shown.isIpkTertutup, shown.predikat) },
            ]}
          />
        ),
        ...penandatanganOf(shown.penandatangan, t('cetak.ketuaProdi')),
      })}
    </PrintPage>
  )
}
