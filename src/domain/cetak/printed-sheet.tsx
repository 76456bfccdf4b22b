import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageAddress } from '#gateway/answer/image-address.ts'
import { useGetLogoPerguruanTinggi, useGetSistem } from '#generated/client/kampus/kampus.ts'
import { readGetSistem, readSistem } from '#generated/client/kampus/readers.ts'
import type { BiodataSingkat, Orang } from '#generated/client/umum/readers.ts'
import { canHash } from '#shared/browser/can-hash.ts'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { momenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { textOfHtml } from '#shared/text/html-text.ts'
import { joined } from '#shared/text/joined.ts'
import { CampusLogo } from '#shared/ui/look/campus-logo.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { PrintSheet } from '#shared/ui/print/print-sheet.tsx'
import { StoredAt } from '#shared/ui/print/stored-at.ts'
import type { Waktu } from '#shared/wire/readers.ts'
import styles from './printed-sheet.module.css'

/**
 * Returns the campus data of a letterhead, and the place before the date of a signature; empty where the gateway sends
 * none.
 */
const toCampusHead = (answer: unknown) => {
  const { nama, judul, alamat, telepon, kota } = readGetSistem(answer).data?.[0] ?? readSistem(null)
  return { nama: textOfHtml(nama) || textOfHtml(judul), alamat, telepon, kota }
}

/**
 * Returns the letterhead of the campus and its logo (sections 3 and 7: system info, logo); head is null while loading.
 */
const useCampusHead = () => {
  const sistem = useGetSistem({ query: { select: toCampusHead } })
  const logo = useGetLogoPerguruanTinggi({ query: { select: ({ logoContentUrl }) => imageAddress(logoContentUrl) } })
  return { head: sistem.data ?? null, logo: logo.data ?? null, isPending: sistem.isPending || logo.isPending }
}

/** Renders logo, name, faculty and address of the campus on each page. */
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
 * Returns a fingerprint of the printed data: the same data give the same letters, so that a copy can be compared with
 * the original (design of the print pages).
 * @returns 'sha256 9f2c 41d7 e0a8 5b36', or null on an address without TLS, where browsers do not hash
 */
const digestOf = async (data: unknown): Promise<string | null> => {
  if (!canHash()) return null
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(data)))
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `sha256 ${(hex.slice(0, SHOWN_HEX).match(/.{4}/g) ?? []).join(' ')}`
}

/** Waits until an image is decoded. A failed image is ignored: the page is shown without it. */
const drawn = async (address: string | null): Promise<void> => {
  if (!address) return
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
}

/** Waits for the font of print pages (shared/ui/print.css); without it a system font is used. */
const lettersHere = async (): Promise<void> => {
  await document.fonts.load('12px "Portal Paper"').catch(() => undefined)
}

/**
 * Returns the digest once data, logo, picture and font are ready. Printing earlier gives half a page.
 * @param data printed data; undefined while loading
 * @param picture address of a picture on the page
 * @returns null until everything is ready
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
  /** Student that the page is about; the short biodata is undefined while loading. */
  mahasiswa: { idMahasiswa: string; biodataSingkat: BiodataSingkat | undefined }
  /** Data on the page; undefined while loading. Its digest is printed. */
  data: unknown
  /** Facts about the student besides name, number and programme. */
  facts?: Parameters<typeof DescriptionList>[0]['facts']
  /** Address of a picture among the children; printing waits for it. */
  picture?: string | null
  /** Control beside the print button. */
  beside?: ReactNode
  children: ReactNode
}

const toStudent = (biodata?: BiodataSingkat) => ({
  nama: biodata?.nama ?? '',
  prodi: [biodata?.tingkat, biodata?.prodi].filter(Boolean).join(' '),
  fakultas: biodata?.fakultas ?? '',
})

/**
 * Print page of the campus about the student on the screen: letterhead, student, print time and the digest of its data.
 * The print button is enabled when data, logo and font are ready.
 */
export const PrintedSheet = ({
  title,
  subtitle,
  mahasiswa,
  data,
  facts = [],
  picture = null,
  beside,
  children,
}: Props) => {
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
      beside={beside}
    >
      {children}
    </PrintSheet>
  )
}

interface SignatureProps {
  /**
   * Place and date of issue when the response has them, with room for a missing date; otherwise the town of the campus
   * and today, or the day on which the paper was stored.
   */
  at?: { kota: string; tanggal: Waktu } | null
  /**
   * Signers by office: 'Ketua Program Studi', 'Dosen PA'. An unknown person leaves room for a name. The number is a
   * NIDN unless labelled otherwise.
   */
  signers: readonly { office: string; person: Orang | null | undefined; numberLabel?: string }[]
}

/** Place, date and room for signatures, kept together on one page. */
export const Signature = ({ at, signers }: SignatureProps) => {
  const { t, i18n } = useTranslation('cetak')
  const { head } = useCampusHead()
  const storedAt = useContext(StoredAt)
  const kota = at?.kota || head?.kota
  const day = formatTanggal(at ? at.tanggal : dayOf(storedAt ?? campusNow()), i18n.language) || '…………………………'
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
