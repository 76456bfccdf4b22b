import { kodeText } from '#domain/kode/kode-text.ts'
import { Tag } from '#shared/ui/tag.tsx'
import { flag } from '#shared/wire/readers.ts'

/** The advisor's word on a makul; one that nobody knows stands as the gateway wrote it. */
export const Persetujuan = ({ status }: { status: string }) => {
  const isDisetujui = flag(status)
  if (isDisetujui === null) return status
  return <Tag tone={isDisetujui ? 'ok' : 'neutral'}>{kodeText('statusMakul', isDisetujui ? '1' : '0')}</Tag>
}
