import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Paper } from '#domain/cetak/paper.tsx'
import { Signature } from '#domain/cetak/signature.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { SEMESTER_NAMES, tahunAkademikLabel, toPeriode } from '#domain/periode/periode.ts'
import { useSemesterBerjalan } from '#domain/periode/use-semester-berjalan.ts'
import type { KrsRiwayat } from '#generated/models/krs/krsRiwayat.zod.ts'
import { asList } from '#shared/as-list.ts'
import { plainText } from '#shared/plain-text.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { CetakKrsTable } from './cetak-krs-table.tsx'
import type { JenisKrs } from './jenis-krs.ts'
import { useRiwayatKrs } from './use-riwayat-krs.ts'

interface SheetProps {
  jenis: JenisKrs
  subtitle: string
  riwayat: KrsRiwayat
}

const Sheet = ({ jenis, subtitle, riwayat }: SheetProps) => {
  const { t } = useTranslation('krs')
  const mahasiswa = { idMahasiswa: useIdMahasiswa(), biodataSingkat: useBiodataSingkat().biodataSingkat }
  const { dosenPa, ketuaProdi } = riwayat
  return (
    <Paper
      title={t(`print.${jenis}`)}
      subtitle={subtitle}
      mahasiswa={mahasiswa}
      data={riwayat}
      facts={[{ label: t('dosenPa'), value: plainText(dosenPa?.nama) }]}
    >
      <CetakKrsTable jenis={jenis} rows={asList(riwayat.data) ?? []} />
      <Signature
        signers={[
          { office: t('dosenPa'), person: dosenPa },
          { office: t('ketuaProdi'), person: ketuaProdi },
        ]}
      />
    </Paper>
  )
}

/** The period of the address (?tahun=2027&semester=2); without one the running period, null for one that can not be read. */
const usePeriode = () => {
  const [query] = useSearchParams()
  const { semesterBerjalan } = useSemesterBerjalan()
  if (query.has('tahun') || query.has('semester')) return toPeriode(query.get('tahun'), query.get('semester'))
  return semesterBerjalan
}

/** The paper of one registration. */
export const CetakKrs = ({ jenis }: { jenis: JenisKrs }) => {
  const { t } = useTranslation('krs')
  const periode = usePeriode()
  const { riwayat, error, isPending, refetch } = useRiwayatKrs(jenis, periode)
  if (periode === null) {
    return (
      <Notice tone="warn">
        <p>{t('print.noPeriode')}</p>
        <Link to={`/${jenis}`}>{t('print.choose')}</Link>
      </Notice>
    )
  }
  const subtitle =
    periode &&
    t('print.subtitle', { semester: SEMESTER_NAMES[periode.semester], tahun: tahunAkademikLabel(periode.tahun) })
  return (
    <AsyncBody data={riwayat} error={error} isPending={isPending} onReload={refetch} lines={20}>
      {(shown) => <Sheet jenis={jenis} subtitle={subtitle ?? ''} riwayat={shown} />}
    </AsyncBody>
  )
}
