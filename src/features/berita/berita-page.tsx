import { IconFilter } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { buttonClass } from '#shared/ui/button-class.ts'
import styles from './berita.module.css'
import { BeritaCard } from './berita-card.tsx'
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts'
import { Saringan } from './saringan.tsx'

/** /berita: all announcements, page by page, and the filter for whoever looks for one. */
export const BeritaPage = () => {
  const { t } = useTranslation('berita')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const address = readListAddress(params)
  const { idKategori, judul } = address
  const [isOpen, setOpen] = useState(idKategori !== '' || judul !== '')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const turnTo = (part: Partial<ListAddress>) => {
    void navigate({ search: writeListAddress({ ...address, ...part }) })
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
      <BeritaCard key={`${idKategori}\n${judul}`} address={address} onTurn={turnTo} />
    </>
  )
}
