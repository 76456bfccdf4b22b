import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useListKategoriPengumuman } from '#generated/client/berita/berita.ts'
import type { KategoriPengumuman } from '#generated/readers/berita.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { type ListAddress, turned, writeListAddress } from '#kit/list/list-address.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { TextInput } from '#shared/ui/text-input.tsx'
import { present } from '#shared/wire/readers.ts'
import type { Filter } from './berita-query.ts'
import { readId } from './pengumuman.ts'
import styles from './saringan.module.css'

const JUDUL = 'judul'

interface Props {
  address: ListAddress<Filter>
}

const Choices = ({ address, rows }: Props & { rows: readonly KategoriPengumuman[] }) => {
  const { t } = useTranslation('berita')
  const choices = new Map([['', { text: t('kategori.all'), count: '' }]])
  for (const { idKategori, nama, jumlah } of rows) {
    const id = readId(idKategori)
    if (id === null) continue
    choices.set(id, { text: nama || id, count: jumlah === null ? '' : String(jumlah) })
  }
  return (
    <nav className={styles['choices']} aria-label={t('kategori')}>
      {[...choices].map(([id, { text, count }]) => (
        <Link
          key={id}
          to={{ search: writeListAddress(turned(address, { filters: { kategori: id } })) }}
          aria-current={id === address.filters.kategori ? 'true' : undefined}
        >
          {text} {count ? <span>{count}</span> : null}
        </Link>
      ))}
    </nav>
  )
}

/** What narrows the list: part of a title, and a category. Each choice is an address. */
export const Saringan = ({ address }: Props) => {
  const { t } = useTranslation('berita')
  const navigate = useNavigate()
  const kategori = useListKategoriPengumuman()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = address.filters.judul // back and on; who is in the field stays in it
  }, [address.filters.judul])
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(JUDUL)
    const judul = typeof typed === 'string' ? typed.trim() : ''
    void navigate({ search: writeListAddress(turned(address, { filters: { judul } })) })
  }
  return (
    <div className={styles['filter']}>
      <form className={styles['search']} onSubmit={search}>
        <TextInput ref={field} label={t('search')} type="search" name={JUDUL} autoComplete="off" />
        <button type="submit" className={buttonClass()}>
          {t('search.go')}
        </button>
      </form>
      <Answer of={kategori} part={({ data }) => data && present(data)} lines={2}>
        {(rows) => <Choices address={address} rows={rows} />}
      </Answer>
    </div>
  )
}
