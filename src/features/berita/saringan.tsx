import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { KategoriPengumuman } from '#generated/models/berita/kategoriPengumuman.zod.ts'
import { plainText } from '#shared/plain-text.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { buttonClass } from '#shared/ui/button-class.ts'
import { TextInput } from '#shared/ui/text-input.tsx'
import { type ListAddress, writeListAddress } from './list-address.ts'
import { readId } from './pengumuman.ts'
import styles from './saringan.module.css'
import { useKategori } from './use-berita.ts'

const JUDUL = 'judul'

interface Props {
  address: ListAddress
}

const Choices = ({ address, rows }: Props & { rows: readonly KategoriPengumuman[] }) => {
  const { t } = useTranslation('berita')
  const choices = new Map([['', { text: t('kategori.all'), count: '' }]])
  for (const { idKategori, nama, jumlah } of rows) {
    const id = readId(idKategori)
    if (id === null) continue
    choices.set(id, { text: plainText(nama) || id, count: Number.isInteger(jumlah) ? String(jumlah) : '' })
  }
  return (
    <nav className={styles['choices']} aria-label={t('kategori')}>
      {[...choices].map(([id, { text, count }]) => (
        <Link
          key={id}
          to={{ search: writeListAddress({ ...address, page: 1, idKategori: id }) }}
          aria-current={id === address.idKategori ? 'true' : undefined}
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
  const { kategori, error, isPending, refetch } = useKategori()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(JUDUL)
    const judul = typeof typed === 'string' ? typed.trim() : ''
    void navigate({ search: writeListAddress({ ...address, page: 1, judul }) })
  }
  return (
    <div className={styles['filter']}>
      <form key={address.judul} className={styles['search']} onSubmit={search}>
        <TextInput label={t('search')} type="search" name={JUDUL} defaultValue={address.judul} autoComplete="off" />
        <button type="submit" className={buttonClass()}>
          {t('search.go')}
        </button>
      </form>
      <AsyncBody data={kategori} isPending={isPending} error={error} onReload={refetch} lines={2}>
        {(rows) => <Choices address={address} rows={rows} />}
      </AsyncBody>
    </div>
  )
}
