import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { Paper } from '#domain/cetak/paper.tsx'
import { Signature } from '#domain/cetak/signature.tsx'
import { campusTimeText, campusZoneMinutes, toCampusTime } from '#domain/krs/campus-time.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, SEMESTER_NAMES, tahunAkademikLabel, toPeriode } from '#domain/periode/periode.ts'
import { useSemesterBerjalan } from '#domain/periode/use-semester-berjalan.ts'
import type { KrsRiwayat } from '#generated/readers/krs.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { present } from '#shared/wire/readers.ts'
import type { JenisKrs } from './jenis-krs.ts'
import { KrsTable } from './krs-table.tsx'
import { countSks, toSks } from './sks.ts'
import { useRiwayatKrs } from './use-riwayat-krs.ts'

interface SheetProps {
  jenis: JenisKrs
  subtitle: string
  /** Of the student; null where it is not known of this period. */
  semesterKe: number | null
  riwayat: KrsRiwayat
}

const Sheet = ({ jenis, subtitle, semesterKe, riwayat }: SheetProps) => {
  const { t } = useTranslation('krs')
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  const mahasiswa = { idMahasiswa, biodataSingkat }
  const { dosenPa, ketuaProdi } = riwayat
  return (
    <Paper
      title={t(`print.${jenis}`)}
      subtitle={subtitle}
      mahasiswa={mahasiswa}
      data={riwayat}
      facts={[...useStudyFacts(jenis, riwayat, semesterKe), { label: t('dosenPa'), value: dosenPa?.nama }]}
    >
      <KrsTable jenis={jenis} data={riwayat.data} isPaper />
      <Signature
        signers={[
          {
            office: t('mahasiswa'),
            person: { id: idMahasiswa, nama: biodataSingkat?.nama ?? '' },
            numberLabel: t('nim'),
          },
          { office: t('dosenPa'), person: dosenPa },
          { office: t('ketuaProdi'), person: ketuaProdi },
        ]}
      />
    </Paper>
  )
}

/** Of the study in this period: which semester, how many SKS of how many, since when it is approved. */
const useStudyFacts = (
  jenis: JenisKrs,
  { data, maksimalSks, tanggalPersetujuan }: KrsRiwayat,
  semesterKe: number | null,
) => {
  const { t, i18n } = useTranslation('krs')
  const approved = toCampusTime(tanggalPersetujuan, 'mulai', campusZoneMinutes())
  const sks = countSks(present(data))
  const maksimal = toSks(maksimalSks)
  const load = {
    label: t('print.load'),
    value: maksimal === null ? t('meter.sum', { count: sks }) : t('meter.of', { sks, maksimal }),
  }
  return [
    ...(semesterKe === null ? [] : [{ label: t('print.semester'), value: semesterKe }]),
    ...(jenis === 'pkrs' ? [] : [load]), // of a PKRS only the changes stand here
    {
      label: t('history.approved'),
      value: approved ? campusTimeText(approved, i18n.language).hari : t('history.notApproved'),
    },
  ]
}

/** Which semester of the student a period is: the running one is known, and no other. */
const useSemesterKe = (periode: Periode | null | undefined): number | null => {
  const { semesterBerjalan } = useSemesterBerjalan()
  const ke = useBiodataSingkat().biodataSingkat?.semesterBerjalan
  const isRunning = periode?.tahun === semesterBerjalan?.tahun && periode?.semester === semesterBerjalan?.semester
  return isRunning && ke ? ke : null
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
  const semesterKe = useSemesterKe(periode)
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
      {(shown) => <Sheet jenis={jenis} subtitle={subtitle ?? ''} semesterKe={semesterKe} riwayat={shown} />}
    </AsyncBody>
  )
}
