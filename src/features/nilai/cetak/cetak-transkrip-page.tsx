import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { sksTerlihat, tertutupOf } from '#domain/nilai/tertutup.ts'
import { useGetCetakTranskrip } from '#generated/client/nilai/nilai.ts'
import type { TranskripCetak } from '#generated/readers/nilai.ts'
import { PaperPage } from '#kit/paper/paper-page.tsx'
import { parseTanggal } from '#shared/format/parse-tanggal.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { present } from '#shared/wire/readers.ts'
import { useAngka } from '../use-angka.ts'
import { type MakulCetak, NilaiCetak, penandatanganOf, toMakulCetak } from './nilai-cetak.tsx'

const NS = 'nilai'

interface Lembar extends Omit<TranskripCetak, 'data'> {
  rows: MakulCetak[]
  isTertutup: boolean
}

/** What may stand on the paper: nothing that would give a hidden grade away. */
const toLembar = ({ data, ...transkrip }: TranskripCetak): Lembar => {
  const own = present(data)
  const isTertutup = tertutupOf(own).isIpk()
  const hidden = { ipk: null, totalSks: sksTerlihat(own), totalMutu: null, predikat: '', isSementara: true }
  return { ...transkrip, rows: toMakulCetak(own), ...(isTertutup && hidden), isTertutup }
}

const dayText = (value: string | null, language: string): string => {
  const day = parseTanggal(value)
  return day ? formatTanggal(day, language) : ''
}

/** /cetak-transkrip: the transcript on paper, provisional until the gateway calls it final. */
export const CetakTranskripPage = () => {
  const { t, i18n } = useTranslation(NS)
  const { ip, shut } = useAngka()
  const transkrip = useGetCetakTranskrip(useIdMahasiswa())
  const answered = transkrip.data
  const lembar = useMemo(() => answered?.data && toLembar(answered), [answered])
  const isFinal = lembar?.isSementara === false
  return (
    <PaperPage
      title={t(isFinal ? 'cetak.transkrip.title' : 'cetak.transkrip.provisional')}
      answer={transkrip}
      part={() => lembar}
    >
      {(shown) => {
        const { mahasiswa, nomor, tanggalLulus } = shown
        const born = [mahasiswa?.tempatLahir, dayText(mahasiswa?.tanggalLahir ?? null, i18n.language)]
        const graduated = dayText(tanggalLulus, i18n.language)
        return {
          facts: [
            { label: t('cetak.nomor'), value: nomor },
            { label: t('cetak.lahir'), value: born.filter(Boolean).join(', ') },
            { label: t('cetak.angkatan'), value: mahasiswa?.angkatan },
            ...(graduated ? [{ label: t('cetak.lulus'), value: graduated }] : []),
          ],
          body: (
            <NilaiCetak
              rows={shown.rows}
              sks={shown.totalSks}
              mutu={shown.totalMutu}
              hasSemester
              hasil={[
                { label: t('column.ipk'), value: <b>{ip(shown.ipk, shown.isTertutup)}</b> },
                { label: t('cetak.predikat'), value: shut(shown.isTertutup, shown.predikat) },
                ...(shown.judulTugasAkhir ? [{ label: t('cetak.judul'), value: shown.judulTugasAkhir }] : []),
              ]}
            />
          ),
          ...penandatanganOf(shown.penandatangan, t('cetak.ketuaProdi')),
        }
      }}
    </PaperPage>
  )
}
