import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pengumuman } from '#generated/readers/berita.ts'
import { plainText } from '#shared/plain-text.ts'
import { markTold } from '#shared/told-failures.ts'
import { AsOfKept } from '#shared/ui/as-of-kept.tsx'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { SafeHtml } from '#shared/ui/safe-html.tsx'
import { Gambar } from './gambar.tsx'
import { Lain } from './lain.tsx'
import { LampiranList } from './lampiran-list.tsx'
import { NoPengumuman } from './no-pengumuman.tsx'
import { PengumumanHead } from './pengumuman-head.tsx'
import styles from './pengumuman-page.module.css'
import { ReadMark } from './read-mark.tsx'
import { useSatuPengumuman } from './use-satu-pengumuman.ts'

/** The gateway knows no such announcement, or no longer. */
const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

const Body = ({ pengumuman: { isi, ringkasan, gambar, lampiran } }: { pengumuman: Pengumuman }) => {
  const { t } = useTranslation('berita')
  return (
    <>
      <Gambar address={gambar} />
      {plainText(isi) === '' ? <p>{ringkasan || t('noBody')}</p> : <SafeHtml html={isi} />}
      <LampiranList lampiran={lampiran} />
    </>
  )
}

/** One announcement: what it says, its files, and what else is new. Opening it marks it as read. */
export const SatuPengumuman = ({ id }: { id: string }) => {
  const { pengumuman, head, updatedAt, error, isPending, refetch } = useSatuPengumuman(id)
  const isGone = !pengumuman && error !== null && GONE.has(error.status)
  useEffect(() => {
    if (isGone) markTold(error)
  }, [isGone, error])
  if (isGone) return <NoPengumuman />
  return (
    <>
      <article className={styles['sheet']}>
        <AsOfKept updatedAt={updatedAt} />
        <PengumumanHead row={head} />
        <div className={styles['body']}>
          <AsyncBody data={pengumuman} isPending={isPending} error={error} onReload={refetch} lines={6}>
            {(data) => <Body pengumuman={data} />}
          </AsyncBody>
        </div>
        {pengumuman ? <ReadMark idPengumuman={id} isDibaca={pengumuman.isDibaca} /> : null}
      </article>
      <Lain id={id} />
    </>
  )
}
