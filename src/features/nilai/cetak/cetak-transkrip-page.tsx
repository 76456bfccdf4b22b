import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { sksTerlihat, tertutupOf } from '#domain/nilai/tertutup.ts'
import { useGetCetakTranskrip } from '#generated/client/nilai/nilai.ts'
import { readGetCetakTranskrip } from '#generated/client/nilai/readers.ts'
import { PrintPage } from '#kit/print/print-page.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useAngka } from '../use-angka.ts'
import { certifiedRows, NilaiCetak, penandatanganOf, toMakulCetak } from './nilai-cetak.tsx'

const NS = 'nilai'

/** Returns the page's content without figures that reveal a hidden grade; null when a certified value is unreadable. */
const readSheet = (answer: unknown) => {
  const { data, ...transkrip } = readGetCetakTranskrip(answer)
  const own = certifiedRows(data)
  if (!own || [transkrip.ipk, transkrip.totalSks, transkrip.totalMutu].includes(undefined)) return null
  const isTertutup = tertutupOf(own).isIpk()
  const hidden = { ipk: null, totalSks: sksTerlihat(own), totalMutu: null, predikat: '', isSementara: true }
  return { ...transkrip, rows: toMakulCetak(own), ...(isTertutup && hidden), isTertutup }
}

/** /cetak-transkrip: print page of the transcript, provisional until the gateway marks it as final. */
export const CetakTranskripPage = () => {
  const { t, i18n } = useTranslation(NS)
  const { ip, shut } = useAngka()
  const transkrip = useGetCetakTranskrip(useIdMahasiswa(), { query: { select: readSheet } })
  const isFinal = transkrip.data?.isSementara === false
  return (
    <PrintPage
      title={t(isFinal ? 'cetak.transkrip.title' : 'cetak.transkrip.provisional')}
      answer={transkrip}
      part={(lembar) => lembar}
    >
      {(shown) => {
        const { mahasiswa, nomor, tanggalLulus } = shown
        const born = [mahasiswa?.tempatLahir, formatTanggal(mahasiswa ? mahasiswa.tanggalLahir : null, i18n.language)]
        const graduated = formatTanggal(tanggalLulus, i18n.language)
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
    </PrintPage>
  )
}
