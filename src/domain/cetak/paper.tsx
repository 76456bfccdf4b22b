import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BiodataSingkat } from '#generated/readers/umum.ts'
import { now } from '#shared/clock.ts'
import { momenText } from '#shared/format/momen.ts'
import { Facts } from '#shared/ui/facts.tsx'
import { PrintSheet } from '#shared/ui/print-sheet.tsx'
import { PaperHead } from './paper-head.tsx'
import { usePaperReady } from './use-paper-ready.ts'

type Fact = Parameters<typeof Facts>[0]['facts'][number]

interface Props {
  /** 'KARTU RENCANA STUDI' */
  title: string
  /** 'Semester Genap Tahun Akademik 2026/2027' */
  subtitle?: string | undefined
  /** Who it is about; the short biodata is undefined while it is on its way. */
  mahasiswa: { idMahasiswa: string; biodataSingkat: BiodataSingkat | undefined }
  /** What stands on the paper; undefined while it is on its way. Its digest is printed. */
  data: unknown
  /** What is said of the student besides name, number and programme. */
  facts?: readonly Fact[]
  children: ReactNode
}

const toStudent = (biodata?: BiodataSingkat) => ({
  nama: biodata?.nama ?? '',
  prodi: [biodata?.tingkat, biodata?.prodi].filter(Boolean).join(' '),
  fakultas: biodata?.fakultas ?? '',
})

/**
 * A paper of the campus about the student on the screen: letterhead, who it is about, when it was printed and the digest
 * of its data. The button that prints it opens when data, logo and letters are there.
 */
export const Paper = ({ title, subtitle, mahasiswa, data, facts = [], children }: Props) => {
  const { t, i18n } = useTranslation('cetak')
  const { idMahasiswa, biodataSingkat } = mahasiswa
  const ready = usePaperReady(biodataSingkat && data)
  const { nama, prodi, fakultas } = toStudent(biodataSingkat)
  const printed = momenText(now(), i18n.language)
  return (
    <PrintSheet
      title={title}
      subtitle={subtitle}
      head={<PaperHead fakultas={fakultas} />}
      of={[nama, idMahasiswa].filter(Boolean).join(', ')}
      student={
        <Facts
          facts={[
            { label: t('nama'), value: nama },
            { label: t('nim'), value: idMahasiswa },
            { label: t('prodi'), value: prodi },
            ...facts,
          ]}
        />
      }
      digest={ready?.digest ?? t('noDigest')}
      printed={{
        time: `${printed.hari} ${printed.jam}`,
        student: idMahasiswa,
      }}
      reason={ready ? null : { text: t('preparing'), kind: 'wait' }}
    >
      {children}
    </PrintSheet>
  )
}
