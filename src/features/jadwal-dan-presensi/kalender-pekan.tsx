import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UjianKalender } from '#domain/jadwal/ics.ts'
import { JENIS_UJIAN } from '#domain/jadwal/jadwal-ujian.ts'
import { dosenText } from '#domain/jadwal/kehadiran.ts'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import { toJadwal, toSpan } from '#domain/jadwal/pertemuan.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { type Periode, periodeLabel, toKodePeriode, toPeriodeParams } from '#domain/periode/periode.ts'
import type { JadwalKuliah, PresensiKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { JadwalUjian } from '#generated/client/ujian/readers.ts'
import { useListJadwalUjian } from '#generated/client/ujian/ujian.ts'
import { IcsButton } from '#kit/jadwal/ics-button.tsx'
import { PrintLink } from '#kit/paper/print-link.tsx'
import { present } from '#shared/wire/readers.ts'
import styles from './jadwal.module.css'

interface Props {
  rows: readonly JadwalKuliah[]
  presensi: readonly PresensiKuliah[]
  periode: Periode
}

/** The first day that attendance names: lectures have begun by then; undefined before anybody was marked. */
const firstMeeting = (presensi: readonly PresensiKuliah[]): string | undefined =>
  presensi
    .flatMap((one) => one.presensi.flatMap((entry) => (typeof entry === 'string' ? [] : (entry.tanggal ?? []))))
    .toSorted()[0]

/** Both kinds of exams, asked for once somebody wants the file. */
const useUjian = (periode: Periode, isAsked: boolean) => {
  const idMahasiswa = useIdMahasiswa()
  const query = { enabled: isAsked }
  const params = toPeriodeParams(periode)
  const uts = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UTS' }, { query })
  const uas = useListJadwalUjian(idMahasiswa, { ...params, jenis: 'UAS' }, { query })
  const isKnown = [uts, uas].every(({ data, error }) => data !== undefined || error !== null)
  const isLost = [uts, uas].some(({ data, error }) => (data ? data.data === null : error !== null))
  return { isKnown, isLost, UTS: present(uts.data?.data), UAS: present(uas.data?.data) }
}

/** What is taken along from a period: its calendar file with classes and exams, and its attendance on paper. */
export const KalenderPekan = ({ rows, presensi, periode }: Props) => {
  const { t, i18n } = useTranslation('jadwal-dan-presensi')
  const [isAsked, setAsked] = useState(false)
  const ujian = useUjian(periode, isAsked)
  const kelas = rows.map((row) => ({
    makul: { ...row, namaMakul: namaMakulOf(row, i18n.language) },
    kelas: {
      idKelas: row.idKelas || row.idMakul,
      nama: row.kelas,
      dosen: dosenText(row.dosen),
      jadwal: toJadwal(row.jadwal),
    },
  }))
  const toKalender = (jenis: string, one: JadwalUjian): UjianKalender[] => {
    const { idMakul, kodeMakul, tanggalUjian, ruang, nomorKursi, sifat } = one
    if (tanggalUjian === null) return []
    const row = rows.find((kuliah) => idMakul !== '' && kuliah.idMakul === idMakul)
    return [
      {
        id: `ujian-${jenis}-${toKodePeriode(periode)}-${idMakul || kodeMakul}`,
        nama: `${jenis} ${namaMakulOf(row ?? one, i18n.language)}`,
        tanggal: tanggalUjian,
        jam: toSpan(one.jamMulai, one.jamSelesai),
        ruang,
        keterangan: [kodeMakul, nomorKursi ? t('exam.seat', { kursi: nomorKursi }) : '', sifat]
          .filter(Boolean)
          .join('\n'),
      },
    ]
  }
  return (
    <div className={styles.actions}>
      <IcsButton
        kelas={kelas}
        title={t('ics.title', { periode: periodeLabel(periode) })}
        empty={t('empty')}
        mulai={firstMeeting(presensi)}
        ujian={
          ujian.isKnown
            ? JENIS_UJIAN.flatMap((jenis) => ujian[jenis].flatMap((one) => toKalender(jenis, one)))
            : undefined
        }
        note={ujian.isKnown ? t(ujian.isLost ? 'ics.noExams' : 'ics.exams') : t('ics.waiting')}
        onOpen={() => setAsked(true)}
      />
      <PrintLink to="/cetak-presensi-kuliah" periode={periode} look="quiet">
        {t('print.presensi')}
      </PrintLink>
    </div>
  )
}
