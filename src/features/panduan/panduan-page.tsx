import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Panduan } from '#generated/client/panduan/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { useListParams, withPageChange, writeListParams } from '#kit/list/list-params.ts'
import { PagedCard } from '#kit/list/paged-card.tsx'
import { SearchBox } from '#kit/list/search-box.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type Angka, listOfOne } from '#shared/wire/readers.ts'
import styles from './panduan.module.css'
import { usePanduan } from './use-panduan.ts'

const FILTERS = ['cari'] as const
/** Fragment that the guide menu links to: /panduan#panduan-58. */
const ANCHOR = /^#panduan-([\w-]{1,64})$/

const placeOf = (idPanduan: string): string => `panduan-${idPanduan}`

const Guide = ({ row, isWanted }: { row: Panduan; isWanted: boolean }) => {
  const { t, i18n } = useTranslation('panduan')
  const { idPanduan, judul, deskripsi, kategori, dokumen, urlVideo, createdAt } = row
  const video = webAddress(urlVideo)
  return (
    <li className={isWanted ? `${styles.guide} ${styles.wanted}` : styles.guide}>
      <h3 id={idPanduan === '' ? undefined : placeOf(idPanduan)} tabIndex={-1}>
        {judul || t('untitled')}
      </h3>
      <p className={styles.facts}>
        {kategori ? <Tag>{kategori}</Tag> : null}
        <span>{formatTanggal(createdAt, i18n.language)}</span>
      </p>
      {deskripsi ? <p className={styles.about}>{deskripsi}</p> : null}
      <FileList title={t('files', { judul })} titleHidden files={listOfOne(dokumen)} />
      {video ? (
        <p>
          <a href={video} target="_blank" rel="noopener noreferrer">
            <span>{t('video')}</span> <span className="visually-hidden">{t('ui:files.newTab')}</span>
          </a>
        </p>
      ) : null}
    </li>
  )
}

/** Navigates to the page of the guide in the fragment and focuses it. */
const useWanted = (pageOfWanted: Angka, address: Parameters<typeof withPageChange<'cari'>>[0]) => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isElsewhere = pageOfWanted != null && pageOfWanted > 0 && pageOfWanted !== address.page
  useEffect(() => {
    if (!isElsewhere) return
    const search = writeListParams(withPageChange(address, { page: pageOfWanted, filters: { cari: '' } }))
    void navigate({ search, hash }, { replace: true })
  }, [isElsewhere, pageOfWanted, address, navigate, hash])
  const isHere = pageOfWanted === address.page
  useEffect(() => {
    if (!isHere) return
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus()) // after the layout has set the focus
    return () => cancelAnimationFrame(frame)
  }, [isHere, hash])
}

/** /panduan: guides for students, newest first; the linked one is highlighted. */
export const PanduanPage = () => {
  const { t } = useTranslation('panduan')
  const wanted = ANCHOR.exec(useLocation().hash)?.[1] ?? null
  const { address, setPage } = useListParams(FILTERS)
  const { guides, pageOfWanted } = usePanduan(address, wanted)
  useWanted(pageOfWanted, address)
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      {pageOfWanted === 0 ? (
        <div className={styles.gone}>
          <Notice live>{t('gone')}</Notice>
        </div>
      ) : null}
      <PagedCard
        title={t('list')}
        query={guides}
        address={address}
        onPageChange={setPage}
        empty={t('empty')}
        none={t('none', { cari: address.filters.cari })}
        filter={
          <SearchBox
            label={t('search')}
            value={address.filters.cari}
            onSearch={(cari) => setPage({ filters: { cari } })}
          />
        }
      >
        {(rows) => (
          <>
            <ul className={styles.list}>
              {rows.map((row) =>
                row === null ? null : (
                  <Guide
                    key={`${row.idPanduan} ${rows.indexOf(row)}`}
                    row={row}
                    isWanted={wanted !== null && row.idPanduan === wanted}
                  />
                ),
              )}
            </ul>
            <UnreadNote of={rows} />
          </>
        )}
      </PagedCard>
    </>
  )
}
