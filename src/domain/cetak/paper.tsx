import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageAddress } from '#gateway/answer/image-address.ts'
import { useGetLogoPerguruanTinggi, useGetSistem } from '#generated/client/kampus/kampus.ts'
import { readGetSistem, readSistem } from '#generated/client/kampus/readers.ts'
import type { BiodataSingkat, Orang } from '#generated/client/umum/readers.ts'
import { canHash } from '#shared/browser/can-hash.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { momenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { today } from '#shared/campus/today.ts'
import { textOfHtml } from '#shared/text/html-text.ts'
import { joined } from '#shared/text/joined.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { PrintSheet } from '#shared/ui/paper/print-sheet.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import styles from './paper.module.css'

/** What a letterhead says of the campus, and the place before the date of a signature; empty where the gateway has not said. */
const toCampusHead = (answer: unknown) => {
  const { nama, judul, alamat, telepon, kota } = readGetSistem(answer).data?.[0] ?? readSistem(null)
  return { nama: textOfHtml(nama) || textOfHtml(judul), alamat, telepon, kota }
}

/** Letterhead of the campus and its logo (sections 3 and 7: system info, logo); head null while it is on its way. */
const useCampusHead = () => {
  const sistem = useGetSistem({ query: { select: toCampusHead } })
  const logo = useGetLogoPerguruanTinggi({ query: { select: ({ logoContentUrl }) => imageAddress(logoContentUrl) } })
  return { head: sistem.data ?? null, logo: logo.data ?? null, isPending: sistem.isPending || logo.isPending }
}

/** Logo, name, faculty and address of the campus; on each page. */
const PaperHead = ({ fakultas }: { fakultas: string }) => {
  const { head, logo } = useCampusHead()
  return (
    <div className={styles.head}>
      <CampusLogo src={logo} />
      <div>
        <p className={styles.campus}>{head?.nama}</p>
        <p>{fakultas}</p>
        <p className={styles.small}>{joined(head?.alamat, head?.telepon)}</p>
      </div>
    </div>
  )
}

const SHOWN_HEX = 16

/**
 * Fingerprint of what stands on a paper: the same data give the same letters, so that a copy can be held against the
 * original (design of the print pages).
 * @returns 'sha256 9f2c 41d7 e0a8 5b36', or null on an address without TLS, where browsers do not hash
 */
const digestOf = async (data: unknown): Promise<string | null> => {
  if (!canHash()) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(data)))
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `sha256 ${(hex.slice(0, SHOWN_HEX).match(/.{4}/g) ?? []).join(' ')}`
}

/** A paper is shown without the logo rather than not at all. */
const drawn = async (address: string | null): Promise<void> => {
  if (!address) return
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
}

/** The letters of a paper (shared/ui/print.css); without them it is printed in those of the machine. */
const lettersHere = async (): Promise<void> => {
  await document.fonts.load('12px "Portal Paper"').catch(() => undefined)
}

/**
 * Whether everything that a paper shows is there: data, logo, letters and its digest. Printing earlier gives half a page.
 * @param data what stands on the paper; undefined while it is on its way
 * @param picture address of a picture on it
 * @returns null until it is ready
 */
const usePaperReady = (data: unknown, picture: string | null) => {
  const { logo, isPending } = useCampusHead()
  const [prepared, setPrepared] = useState<{ data: unknown; digest: string | null } | null>(null)
  useEffect(() => {
    if (data === undefined || isPending) return
    let isWanted = true
    void Promise.all([digestOf(data), drawn(logo), drawn(picture), lettersHere()]).then(([digest]) => {
      if (isWanted) setPrepared({ data, digest })
    })
    return () => {
      isWanted = false
    }
  }, [data, isPending, logo, picture])
  return prepared?.data === data ? prepared : null
}

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
  facts?: Parameters<typeof DescriptionList>[0]['facts']
  /** Address of a picture among the children, which is waited for. */
  picture?: string | null
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
export const Paper = ({ title, subtitle, mahasiswa, data, facts = [], picture = null, children }: Props) => {
  const { t, i18n } = useTranslation('cetak')
  const { idMahasiswa, biodataSingkat } = mahasiswa
  const ready = usePaperReady(biodataSingkat && data, picture)
  const { nama, prodi, fakultas } = toStudent(biodataSingkat)
  const printed = momenText(campusNow(), i18n.language)
  return (
    <PrintSheet
      title={title}
      subtitle={subtitle}
      head={<PaperHead fakultas={fakultas} />}
      of={[nama, idMahasiswa].filter(Boolean).join(', ')}
      student={
        <DescriptionList
          facts={[
            { label: t('nama'), value: nama },
            { label: t('nim'), value: idMahasiswa },
            { label: t('prodi'), value: prodi },
            ...facts,
          ]}
        />
      }
      digest={ready?.digest ?? t('noDigest')}
      printed={{ time: `${printed.hari} ${printed.jam}`, student: idMahasiswa }}
      reason={ready ? null : { text: t('preparing'), kind: 'wait' }}
    >
      {children}
    </PrintSheet>
  )
}

interface SignatureProps {
  /** Where and when it was issued, where the answer says so, with room for a day that it does not say; else in the town of the campus, today. */
  at?: { kota: string; tanggal: Waktu } | null
  /** Who signs, by office: 'Ketua Program Studi', 'Dosen PA'. Somebody unknown leaves room for a name. The number is a NIDN unless it is said. */
  signers: readonly { office: string; person: Orang | null | undefined; numberLabel?: string }[]
}

/** Place, date and room for signatures, kept together on one page. */
export const Signature = ({ at, signers }: SignatureProps) => {
  const { t, i18n } = useTranslation('cetak')
  const { head } = useCampusHead()
  const kota = at?.kota || head?.kota
  const day = formatTanggal(at ? at.tanggal : today(), i18n.language) || '…………………………'
  return (
    <div className={styles.sign}>
      <p>{kota ? t('placeAndDay', { place: kota, day }) : day}</p>
      <ul className={styles.signers}>
        {signers.map(({ office, person, numberLabel = 'NIDN' }) => (
          <li key={office}>
            <p>{`${office},`}</p>
            <p className={styles.name}>{person?.nama || '…………………………'}</p>
            {person?.id ? <p className={styles.small}>{`${numberLabel} ${person.id}`}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
