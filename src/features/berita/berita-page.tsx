import { IconFilter } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useListKategoriPengumuman, useListPengumuman } from '#generated/client/berita/berita.ts'
import { type KategoriPengumuman, readListPengumuman } from '#generated/client/berita/readers.ts'
import { FilterLinks } from '#kit/list/filter-links.tsx'
import {
  isFiltered,
  type ListParams,
  type PageChange,
  useListParams,
  withPageChange,
  writeListParams,
} from '#kit/list/list-params.ts'
import { listPageOf, PagedCard } from '#kit/list/paged-card.tsx'
import { SearchBox } from '#kit/list/search-box.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { readRows } from '#shared/wire/readers.ts'
import styles from './berita.module.css'
import { PengumumanList, readId } from './pengumuman-list.tsx'
import { beritaQuery, FILTERS, type Filter } from './prefetch-berita.ts'

interface Props {
  address: ListParams<Filter>
}

const Choices = ({ address, rows }: Props & { rows: readonly KategoriPengumuman[] }) => {
  const { t } = useTranslation('berita')
  const titles = new Map([['', { text: t('kategori.all'), count: '' }]])
  for (const { idKategori, nama, jumlah } of rows) {
    const id = readId(idKategori)
    if (id === null) continue
    titles.set(id, { text: nama || id, count: jumlah == null ? '' : String(jumlah) })
  }
  const choices = [...titles].map(([kategori, { text, count }]) => ({
    title: (
      <>
        <span>{text}</span> {count ? <span>{count}</span> : null}
      </>
    ),
    filters: { kategori },
    isCurrent: kategori === address.filters.kategori,
  }))
  return <FilterLinks address={address} label={t('kategori')} choices={choices} />
}

/** Filters by part of a title and by category. Each choice changes the address. */
const CategoryFilter = ({ address }: Props) => {
  const { t } = useTranslation('berita')
  const navigate = useNavigate()
  const kategori = useListKategoriPengumuman()
  const search = (judul: string) =>
    void navigate({ search: writeListParams(withPageChange(address, { filters: { judul } })) })
  return (
    <div className={styles.filter}>
      <SearchBox label={t('search')} value={address.filters.judul} onSearch={search} />
      <QueryView query={kategori} select={({ data }) => data} lines={2}>
        {(rows) => (
          <>
            <Choices address={address} rows={readRows(rows, 'noted')} />
            <UnreadNote of={rows} />
          </>
        )}
      </QueryView>
    </div>
  )
}

/** /berita: all announcements for students of this entry date, paged and filtered (section 7). */
export const BeritaPage = () => {
  const { t } = useTranslation('berita')
  const { address, setPage } = useListParams(FILTERS)
  const { biodataSingkat, isPending: isUnknown } = useBiodataSingkat()
  const list = useListPengumuman(beritaQuery(address, biodataSingkat?.tanggalMasuk), {
    query: {
      enabled: !isUnknown,
      placeholderData: keepPreviousData,
      select: (answer) => listPageOf(readListPengumuman(answer), address),
    },
  })
  const [isOpen, setOpen] = useState(() => isFiltered(address))
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const turnTo = (part: PageChange<Filter>) => {
    setPage(part)
    heading.current?.focus() // also scrolls to the start of the new rows
  }
  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <button
          type="button"
          className={buttonClass()}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <IconFilter size={20} aria-hidden />
          <span>{t('filter')}</span>
        </button>
      </header>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <CategoryFilter address={address} /> : null}
      </div>
      <PagedCard
        key={Object.values(address.filters).join('\n')}
        title={t(isFiltered(address) ? 'list.filtered' : 'list.all')}
        query={list}
        address={address}
        onPageChange={turnTo}
        empty={t('empty')}
        none={t('empty.filtered')}
      >
        {(rows, isTurning) => <PengumumanList rows={rows} isTurning={isTurning} />}
      </PagedCard>
    </>
  )
}
