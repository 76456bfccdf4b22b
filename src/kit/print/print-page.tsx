import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PrintedSheet, Signature } from '#domain/cetak/printed-sheet.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { semesterName, tahunAkademikLabel } from '#domain/periode/periode.ts'
import { HOME } from '#shared/home.ts'
import type { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import type { QueriedPeriode } from '../periode/by-periode.tsx'
import { type QueryResult, QueryView } from '../query/query-view.tsx'
import { type PaperRequest, SavePaper } from './save-paper.ts'

type Signers = Parameters<typeof Signature>[0]['signers']

/** Content of a print page besides its letterhead, footer and student. */
export interface Sheet {
  /** Facts about the student besides name, number and programme. */
  facts?: Parameters<typeof DescriptionList>[0]['facts']
  /** Signers; 'mahasiswa' is the student on the page. Empty for a copy. */
  signers: readonly (Signers[number] | 'mahasiswa')[]
  /** Place and date of the signature, if the response states them. */
  signedAt?: Parameters<typeof Signature>[0]['at']
  body: ReactNode
  /** Address of an image in the body. The page is not printed without it. */
  picture?: string | null
}

const WHENEVER: QueriedPeriode = { periode: undefined, error: null, refetch: () => undefined }

interface Props<Data, Part> {
  /** Title such as 'KARTU RENCANA STUDI'. */
  title: string
  /** The period of the address (usePeriode), shown below the title, for a page about one period. */
  of?: QueriedPeriode
  /** Address where a period can be chosen, shown when the address names none. */
  choose?: string
  answer: QueryResult<Data>
  /** Selects the content of the page, whose digest is printed. Null when it is unreadable. */
  part: (answer: Data) => Part | null | undefined
  /** Set when a student can store the paper on the device. */
  paper?: PaperRequest | null
  children: (part: Part) => Sheet
}

const NoPeriode = ({ choose }: { choose: string }) => {
  const { t } = useTranslation('cetak')
  return (
    <Notice tone="warn">
      <p>{t('cetak:noPeriode')}</p>
      <Link to={choose}>{t('cetak:choose')}</Link>
    </Notice>
  )
}

/** Returns the student data common to all print pages: the student's facts, and the student as a signer. */
const useStudent = () => {
  const { t } = useTranslation('cetak')
  const idMahasiswa = useIdMahasiswa()
  const { biodataSingkat } = useBiodataSingkat()
  const person = { id: idMahasiswa, nama: biodataSingkat?.nama ?? '' }
  return {
    mahasiswa: { idMahasiswa, biodataSingkat },
    signer: { office: t('cetak:mahasiswa'), person, numberLabel: t('cetak:sign.nim') },
  }
}

/**
 * A print page of a subject: its response in each state, with the common parts (letterhead, title and period, student,
 * signatures, user and time of printing, digest). Loaded with the texts of 'cetak'.
 */
export const PrintPage = <Data, Part>({
  title,
  of = WHENEVER,
  choose = HOME,
  answer,
  part,
  paper = null,
  children,
}: Props<Data, Part>) => {
  const { t } = useTranslation('cetak')
  const { mahasiswa, signer } = useStudent()
  const { periode, error } = of
  if (periode === null && !error) return <NoPeriode choose={choose} />
  const subtitle =
    periode &&
    t('cetak:subtitle', { semester: semesterName(periode.semester), tahun: tahunAkademikLabel(periode.tahun) })
  return (
    <>
      {paper && answer.data === undefined && (error ?? answer.error) ? <SavePaper {...paper} isKeptOnly /> : null}
      <QueryView query={error ? { ...answer, ...of } : answer} select={part} lines={20}>
        {(shown) => {
          const { facts = [], signers, signedAt = null, body, picture = null } = children(shown)
          return (
            <PrintedSheet
              title={title}
              subtitle={subtitle ?? undefined}
              mahasiswa={mahasiswa}
              data={shown}
              facts={facts}
              picture={picture}
              beside={paper ? <SavePaper {...paper} /> : null}
            >
              {body}
              {signers.length > 0 ? (
                <Signature at={signedAt} signers={signers.map((one) => (one === 'mahasiswa' ? signer : one))} />
              ) : null}
            </PrintedSheet>
          )
        }}
      </QueryView>
    </>
  )
}
