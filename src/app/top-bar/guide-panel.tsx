import { useTranslation } from 'react-i18next'
import { useListPanduan } from '#generated/client/panduan/panduan.ts'
import { mapRows } from '#shared/wire/readers.ts'
import { PanelList } from './panel-list.tsx'

const SHOWN = 5

/** The newest guides for students (section 7), each with a link to its section on the guide screen. */
export const GuidePanel = () => {
  const { t } = useTranslation('app')
  const { data, error, isPending, refetch } = useListPanduan({
    'hak.jenis': '[2]',
    'order[createdAt]': 'desc',
    page: 1,
  })
  const links =
    data?.data &&
    mapRows(data.data.slice(0, SHOWN), ({ idPanduan, judul, kategori }) => ({
      key: idPanduan || judul,
      to: idPanduan === '' ? '/panduan' : `/panduan#panduan-${encodeURIComponent(idPanduan)}`,
      title: judul || '–',
      facts: kategori,
    }))
  return (
    <PanelList
      title={t('topbar.guide')}
      rows={links}
      isPending={isPending}
      error={error}
      onReload={refetch}
      emptyHint={t('ui:topbar.guide.empty')}
      all={{ to: '/panduan', text: t('ui:topbar.guide.all') }}
    />
  )
}
