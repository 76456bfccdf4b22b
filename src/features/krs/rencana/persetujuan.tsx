import { useTranslation } from 'react-i18next'
import { Tag } from '#shared/ui/tag.tsx'
import { flag } from '#shared/wire/readers.ts'

/** The advisor's word on a makul; one that nobody knows stands as the gateway wrote it. */
export const Persetujuan = ({ status }: { status: string }) => {
  const { t } = useTranslation('krs')
  const isDisetujui = flag(status)
  if (isDisetujui === null) return status
  return <Tag tone={isDisetujui ? 'ok' : 'neutral'}>{t(isDisetujui ? 'status.disetujui' : 'status.belum')}</Tag>
}
