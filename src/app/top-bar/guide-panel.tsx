import { useTranslation } from 'react-i18next'
import { useListPanduan } from '#generated/client/panduan/panduan.ts'
import { asList } from '#shared/as-list.ts'
import { plainText } from '#shared/plain-text.ts'
import { PanelList } from './panel-list.tsx'

const SHOWN = 5

/** The newest guides for students (section 7); each leads to its place on the guide screen. */
export const GuidePanel = () => {
  const { t } = useTranslation('app')
  const { data, error, isPending, refetch } = useListPanduan({
    'hak.jenis': '[2]',
    'order[createdAt]': 'desc',
    page: 1,
  })
  const rows = (data && asList(data.data))?.slice(0, SHOWN).map(({ idPanduan, judul, kategori }, place) => ({
    key: String(idPanduan ?? place),
    to: idPanduan == null ? '/panduan' : `/panduan#panduan-${encodeURIComponent(String(idPanduan))}`,
    title: plainText(judul) || '–',
    facts: plainText(kategori),
  }))
  return (
    <PanelList
      title={t('topbar.guide')}
      rows={rows}
      isPending={isPending}
      error={error}
      onReload={refetch}
      emptyHint={t('topbar.guide.empty')}
      all={{ to: '/panduan', text: t('topbar.guide.all') }}
    />
  )
}
