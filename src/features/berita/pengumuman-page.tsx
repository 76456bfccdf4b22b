import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { usePengumuman } from '#domain/pengumuman/use-pengumuman.ts'
import { imageAddress } from '#gateway/answer/image-address.ts'
import { getListPengumumanQueryKey, useGetPengumuman } from '#generated/client/berita/berita.ts'
import { type Pengumuman, readListPengumuman } from '#generated/client/berita/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { MissingCard, useIsGone } from '#kit/query/query-view-or-missing.tsx'
import { momenText } from '#shared/campus/momen.ts'
import { hasContent } from '#shared/text/safe-html.ts'
import { ShareButton } from '#shared/ui/button/share-button.tsx'
import { SafeHtml } from '#shared/ui/look/safe-html.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { AsOfKept } from '#shared/ui/state/as-of-kept.tsx'
import { filterRows, readRows } from '#shared/wire/readers.ts'
import { hasTime, PengumumanList, readAsal, readId, readTanggal } from './pengumuman-list.tsx'
import styles from './pengumuman-page.module.css'
import { ReadMark } from './read-mark.tsx'

/** Message shown when the address names no announcement, or one that no longer exists. */
const NoPengumuman = () => {
  const { t } = useTranslation('berita')
  return (
    <>
      <h1 className={styles.missing}>{t('missing')}</h1>
      <MissingCard to="/berita" label={t('all')} />
    </>
  )
}

/** Picture of an announcement, in addition to the text. A failed image leaves no gap. */
const Picture = ({ address }: { address: unknown }) => {
  const [failed, setFailed] = useState(false)
  const src = imageAddress(address)
  if (src === null || failed) return null
  return <img className={styles.picture} src={src} alt="" loading="lazy" onError={() => setFailed(true)} />
}

/** Number of newest announcements shown below this one. */
const OTHERS = 3

/** The newest other announcements, from the same query as the bell. */
const OtherNews = ({ id }: { id: string }) => {
  const { t } = useTranslation('berita')
  const { biodataSingkat, isPending } = useBiodataSingkat()
  const newest = usePengumuman({ tanggalMasuk: biodataSingkat?.tanggalMasuk, enabled: !isPending })
  return (
    <QueryCard
      title={t('others')}
      aside={<Link to="/berita">{t('all')}</Link>}
      query={newest}
      select={({ data }) => data && filterRows(data, ({ idPengumuman }) => idPengumuman !== id).slice(0, OTHERS)}
      lines={6}
      empty={t('others.none')}
      waiting={styles.others}
      flush
    >
      {(rows) => <PengumumanList rows={rows} />}
    </QueryCard>
  )
}

const Meta = ({ row }: { row: Pengumuman }) => {
  const { t, i18n } = useTranslation('berita')
  const tanggal = readTanggal(row)
  const words = (at: number): string => {
    const { hari, jam } = momenText(at, i18n.language, 'weekday')
    return hasTime(row) ? `${hari}, ${jam}` : hari
  }
  return (
    <>
      {row.isPenting === true ? <Tag tone="accent">{t('important')}</Tag> : null}
      {readAsal(row).map((part) => (
        <span key={part}>{part}</span>
      ))}
      {tanggal === null ? null : <time dateTime={new Date(tanggal).toISOString()}>{words(tanggal)}</time>}
    </>
  )
}

/** Title, office and date. Rendered before the announcement loads: its heading receives the focus. */
const PengumumanHead = ({ row }: { row: Pengumuman | undefined }) => {
  const { t } = useTranslation('berita')
  return (
    <header className={styles.head}>
      <h1>{row ? row.judul || t('untitled') : t('title')}</h1>
      <p>{row ? <Meta row={row} /> : null}</p>
    </header>
  )
}

/** Returns an announcement without its body from a cached list. */
const useKnown = (id: string): Pengumuman | undefined =>
  useQueryClient()
    .getQueriesData({ queryKey: getListPengumumanQueryKey() })
    .flatMap(([, answer]) => readRows(readListPengumuman(answer).data, 'hint'))
    .find(({ idPengumuman }) => idPengumuman === id)

/** One announcement with its files and the newest others. Opening it marks it as read. */
const OnePengumuman = ({ id }: { id: string }) => {
  const { t } = useTranslation('berita')
  const known = useKnown(id)
  const one = useGetPengumuman(id)
  const { data: pengumuman } = one
  const isGone = useIsGone(one)
  if (isGone) return <NoPengumuman />
  return (
    <>
      <article className={styles.sheet}>
        <AsOfKept updatedAt={one.dataUpdatedAt} />
        <PengumumanHead row={pengumuman ?? known} />
        <div className={styles.body}>
          <QueryView query={one} select={(data) => data} lines={6}>
            {({ isi, ringkasan, gambar, lampiran }) => (
              <>
                <Picture address={gambar} />
                {hasContent(isi) ? <SafeHtml html={isi} /> : <p>{ringkasan || t('noBody')}</p>}
                <FileList title={t('attachment.title')} files={lampiran} />
              </>
            )}
          </QueryView>
        </div>
        {pengumuman ? (
          <div>
            <ShareButton title={pengumuman.judul || t('untitled')} />
          </div>
        ) : null}
        {pengumuman ? <ReadMark idPengumuman={id} isDibaca={pengumuman.isDibaca} /> : null}
      </article>
      <OtherNews id={id} />
    </>
  )
}

/** /berita/:id: one announcement. An invalid id is not fetched. */
export const PengumumanPage = () => {
  const id = readId(useParams()['id'])
  return id === null ? <NoPengumuman /> : <OnePengumuman id={id} />
}
