import { IconFilter } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { readListPengumuman } from '#generated/readers/berita.ts'
import { cutAnswer } from '#kit/list/cut-page.ts'
import { isFiltered, type Turn, useListAddress } from '#kit/list/list-address.ts'
import { PagedCard } from '#kit/list/paged-card.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import styles from './berita.module.css'
import { beritaQuery, FILTERS, type Filter } from './berita-query.ts'
import { PengumumanList } from './pengumuman-list.tsx'
import { Saringan } from './saringan.tsx'

/** /berita: all announcements for students who entered when this one did, page by page, and the filter (section 7). */
export const BeritaPage = () => {
  const { t } = useTranslation('berita')
  const { address, turn } = useListAddress(FILTERS)
  const { biodataSingkat, isPending: isUnknown } = useBiodataSingkat()
  const list = useListPengumuman(beritaQuery(address, biodataSingkat?.tanggalMasuk), {
    query: {
      enabled: !isUnknown,
      placeholderData: keepPreviousData,
      select: (answer) => cutAnswer(readListPengumuman(answer), address),
    },
  })
  const [isOpen, setOpen] = useState(() => isFiltered(address))
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const turnTo = (part: Turn<Filter>) => {
    turn(part)
    heading.current?.focus() // the new rows begin here, for the eye too
  }
  return (
    <>
      <header className={styles['head']}>
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
          {t('filter')}
        </button>
      </header>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Saringan address={address} /> : null}
      </div>
      <PagedCard
        key={Object.values(address.filters).join('\n')}
        title={t(isFiltered(address) ? 'list.filtered' : 'list.all')}
        of={list}
        address={address}
        onTurn={turnTo}
        empty={t('empty')}
        none={t('empty.filtered')}
      >
        {(rows, isTurning) => <PengumumanList rows={rows} isTurning={isTurning} />}
      </PagedCard>
    </>
  )
}
