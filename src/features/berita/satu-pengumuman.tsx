import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getListPengumumanQueryKey, useGetPengumuman } from '#generated/client/berita/berita.ts'
import { type Pengumuman, readListPengumuman } from '#generated/readers/berita.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { FileList } from '#kit/files/file-list.tsx'
import { plainText } from '#shared/plain-text.ts'
import { markReported } from '#shared/reported-failures.ts'
import { AsOfKept } from '#shared/ui/as-of-kept.tsx'
import { SafeHtml } from '#shared/ui/safe-html.tsx'
import { present } from '#shared/wire/readers.ts'
import { Gambar } from './gambar.tsx'
import { Lain } from './lain.tsx'
import { NoPengumuman } from './no-pengumuman.tsx'
import { PengumumanHead } from './pengumuman-head.tsx'
import styles from './pengumuman-page.module.css'
import { ReadMark } from './read-mark.tsx'

/** The gateway knows no such announcement, or no longer. */
const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

const Body = ({ pengumuman: { isi, ringkasan, gambar, lampiran } }: { pengumuman: Pengumuman }) => {
  const { t } = useTranslation('berita')
  return (
    <>
      <Gambar address={gambar} />
      {plainText(isi) === '' ? <p>{ringkasan || t('noBody')}</p> : <SafeHtml html={isi} />}
      <FileList title={t('attachment.title')} files={lampiran} />
    </>
  )
}

/** What a list has already told of an announcement: everything but its body. */
const useKnown = (id: string): Pengumuman | undefined =>
  useQueryClient()
    .getQueriesData({ queryKey: getListPengumumanQueryKey() })
    .flatMap(([, answer]) => present(readListPengumuman(answer).data))
    .find(({ idPengumuman }) => idPengumuman === id)

/** One announcement: what it says, its files, and what else is new. Opening it marks it as read. */
export const SatuPengumuman = ({ id }: { id: string }) => {
  const known = useKnown(id)
  const one = useGetPengumuman(id)
  const { data: pengumuman, error } = one
  const isGone = !pengumuman && error !== null && GONE.has(error.status)
  useEffect(() => {
    if (isGone) markReported(error)
  }, [isGone, error])
  if (isGone) return <NoPengumuman />
  return (
    <>
      <article className={styles['sheet']}>
        <AsOfKept updatedAt={one.dataUpdatedAt} />
        <PengumumanHead row={pengumuman ?? known} />
        <div className={styles['body']}>
          <Answer of={one} part={(data) => data} lines={6}>
            {(data) => <Body pengumuman={data} />}
          </Answer>
        </div>
        {pengumuman ? <ReadMark idPengumuman={id} isDibaca={pengumuman.isDibaca} /> : null}
      </article>
      <Lain id={id} />
    </>
  )
}
