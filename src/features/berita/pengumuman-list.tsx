import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import type { Pengumuman } from '#generated/client/berita/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { readMoment } from '#shared/campus/read-moment.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { Listed, Waktu } from '#shared/wire/readers.ts'
import styles from './pengumuman-list.module.css'

/** Fields of an announcement in a list; a notification has the same ones. */
export type PengumumanEntry = Pick<
  Pengumuman,
  'idPengumuman' | 'judul' | 'ringkasan' | 'tanggal' | 'tanggalPublish' | 'penulis' | 'isPenting' | 'isDibaca'
> & { kategori: Pick<NonNullable<Pengumuman['kategori']>, 'nama'> | null | undefined }

/** Valid ids are numbers or short words; anything else might change the path of a request. */
const ID = /^[\w-]{1,64}$/

/** Returns a valid announcement id from an address or a response; null for an invalid one. */
export const readId = (id: string | undefined): string | null => (id !== undefined && ID.test(id) ? id : null)

/** Returns the publication date as the gateway writes it; the announcement's own date if there is none. */
const tanggalOf = ({ tanggalPublish, tanggal }: PengumumanEntry): Waktu => tanggalPublish ?? tanggal

/** Returns the publication time in milliseconds since 1970, or null. */
export const readTanggal = (row: PengumumanEntry): number | null => readMoment(tanggalOf(row))

/** Returns whether the publication date includes a time of day. */
export const hasTime = (row: PengumumanEntry): boolean =>
  readTanggal(row) !== null && /\d:\d/.test(tanggalOf(row) ?? '')

/** Returns category and office, without unknown ones. */
export const readAsal = ({ kategori, penulis }: PengumumanEntry): string[] =>
  [...new Set([kategori?.nama ?? '', penulis])].filter(Boolean)

const NONE = { entry: '', row: '' }
/** Row that was opened last, and the history entry of its list. */
let opened = NONE

/**
 * Restores the focus to the row that led to the announcement, which also scrolls it into view. Waits for the next
 * frame, because the layout first moves the focus to the heading.
 */
const useReturn = (row: string | null) => {
  const { key } = useLocation()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (row === null || opened.entry !== key || opened.row !== row) return
    const frame = requestAnimationFrame(() => {
      opened = NONE
      link.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [key, row])
  const note = () => {
    opened = { entry: key, row: row ?? '' }
  }
  return { link, note }
}

const Content = ({ row }: { row: PengumumanEntry }) => {
  const { t, i18n } = useTranslation('berita')
  const facts = [...readAsal(row), formatTanggal(tanggalOf(row), i18n.language)].filter(Boolean)
  const isUnread = row.isDibaca === false
  return (
    <>
      <span className={isUnread ? `${styles.title} ${styles.unread}` : styles.title}>
        <span>
          {isUnread ? <span className="visually-hidden">{`${t('unread')} `}</span> : null}
          <span>{row.judul || t('untitled')}</span>
        </span>
      </span>
      {row.ringkasan ? <span className={styles.summary}>{row.ringkasan}</span> : null}
      <span className={styles.facts}>
        {row.isPenting === true ? <Tag tone="accent">{t('important')}</Tag> : null}
        <span>{facts.join(' · ')}</span>
      </span>
    </>
  )
}

/** One announcement in a list; not a link when its id is invalid. */
const PengumumanRow = ({ row, under }: { row: PengumumanEntry; under: string }) => {
  const id = readId(row.idPengumuman)
  const { link, note } = useReturn(id)
  return (
    <li>
      {id === null ? (
        <div className={styles.row}>
          <Content row={row} />
        </div>
      ) : (
        <Link ref={link} className={styles.row} to={`${under}/${id}`} onClick={note}>
          <Content row={row} />
        </Link>
      )}
    </li>
  )
}

interface Props {
  /** Rows of a response: ids may be missing or repeated. */
  rows: Listed<PengumumanEntry>
  /** Address prefix of the links. */
  under?: string
  isTurning?: boolean
}

/** Announcements as rows that link to them. */
export const PengumumanList = ({ rows, under = '/berita', isTurning = false }: Props) => (
  <>
    <ul className={isTurning ? `${styles.list} ${styles.turning}` : styles.list}>
      {rows.map((row) =>
        row === null ? null : (
          <PengumumanRow key={`${readId(row.idPengumuman) ?? ''} ${rows.indexOf(row)}`} row={row} under={under} />
        ),
      )}
    </ul>
    <UnreadNote of={rows} />
  </>
)
