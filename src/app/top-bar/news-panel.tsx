import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { usePengumuman } from '#domain/pengumuman/use-pengumuman.ts'
import { runtimeConfig } from '#gateway/campus/runtime-config.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { withTexts } from '#shared/i18n/i18n.ts'
import { joined } from '#shared/text/joined.ts'
import { hideOnLoadError, lazyOptional } from '#shared/ui/state/lazy-optional.tsx'
import { mapRows } from '#shared/wire/readers.ts'
import { PanelList } from './panel-list.tsx'

const SHOWN = 5

const PushOffer = lazyOptional(async () => (await withTexts(import('../push/push-offer.tsx'), 'push')).PushOffer, {
  onLoadError: hideOnLoadError,
})

/** The newest announcements, each with its date and whether it is unread. */
export const NewsPanel = () => {
  const { t, i18n } = useTranslation('app')
  const { biodataSingkat, isPending: isUnknown } = useBiodataSingkat()
  const { data, error, isPending, refetch } = usePengumuman({
    tanggalMasuk: biodataSingkat?.tanggalMasuk,
    enabled: !isUnknown,
  })
  const rows =
    data?.data &&
    mapRows(data.data.slice(0, SHOWN), ({ idPengumuman, judul, kategori, tanggal, tanggalPublish, isDibaca }) => ({
      key: idPengumuman,
      to: `/berita/${encodeURIComponent(idPengumuman)}`,
      title: judul || '–',
      facts: joined(kategori?.nama, formatTanggal(tanggalPublish ?? tanggal, i18n.language)),
      isUnread: isDibaca === false,
    }))
  return (
    <>
      <PanelList
        title={t('topbar.news')}
        rows={rows}
        isPending={isPending}
        error={error}
        onReload={refetch}
        emptyHint={t('ui:topbar.news.empty')}
        all={{ to: '/notifikasi', text: t('ui:topbar.news.all') }}
      />
      {runtimeConfig().firebase ? <PushOffer /> : null}
    </>
  )
}
