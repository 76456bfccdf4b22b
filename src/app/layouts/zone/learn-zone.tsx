import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { publishedFor } from '#domain/pengumuman/use-pengumuman.ts'
import { useListPengumuman } from '#generated/client/berita/berita.ts'
import { useGetRekapPembayaran } from '#generated/client/rekap-pembayaran/rekap-pembayaran.ts'
import { campusZone, onZoneLearnt } from '#shared/campus/campus-zone.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Skeleton } from '#shared/ui/state/skeleton.tsx'

/** Note that times are shown in WIB because the campus time zone is unknown, with a retry after a failure. */
const Assumed = ({ onReload }: { onReload: (() => void) | null }) => {
  const { t } = useTranslation('ui')
  return (
    <Notice tone="warn">
      <span>{t(onReload ? 'ui:zone.failed' : 'ui:zone.unsaid')}</span>{' '}
      {onReload ? (
        <button type="button" className={buttonClass('quiet')} onClick={onReload}>
          {t('shared:failure.reload')}
        </button>
      ) : null}
    </Notice>
  )
}

/**
 * Derives the time zone of a campus whose settings name none from two responses with timestamps (readings, 29): the
 * announcements, which every campus has, and the payments. The screen waits until one of them contains a zone.
 */
export const LearnZone = ({ children }: { children: ReactNode }) => {
  const zone = useSyncExternalStore(onZoneLearnt, campusZone)
  const asked = [useListPengumuman({ ...publishedFor(null), page: 1 }), useGetRekapPembayaran(useIdMahasiswa())]
  const failed = asked.filter(({ isError }) => isError)
  if (zone === null && asked.some(({ isPending }) => isPending)) return <Skeleton lines={8} />
  const refetchInBackground = () => {
    for (const { refetch } of failed) void refetch()
  }
  return (
    <>
      {zone === null ? <Assumed onReload={failed.length > 0 ? refetchInBackground : null} /> : null}
      {children}
    </>
  )
}
