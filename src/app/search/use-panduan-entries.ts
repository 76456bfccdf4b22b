import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useAllPanduan } from '#features/panduan/use-panduan.ts'
import { isKnownText, knownText, readRows, unreadOf } from '#shared/wire/readers.ts'
import { type Entry, NO_SOURCE, type Source } from './entry.ts'
import { useReasons } from './use-reasons.ts'

const PANDUAN = '/panduan'

/** Returns all guides for students; none for an operator. */
export const usePanduanEntries = (): Source => {
  const isActing = useIsActing()
  const reasonOf = useReasons()
  const { data } = useAllPanduan(!isActing)
  if (isActing) return NO_SOURCE
  const rows = readRows(data, 'noted').filter(({ judul }) => isKnownText(judul))
  const entries = rows.map(({ idPanduan, judul, kategori }): Entry => {
    const to = isKnownText(idPanduan) ? `${PANDUAN}#panduan-${encodeURIComponent(idPanduan)}` : PANDUAN
    return {
      key: `panduan ${idPanduan} ${judul}`,
      kind: 'panduan',
      title: judul,
      also: [kategori],
      to,
      line: knownText(kategori),
      reason: reasonOf(to),
      icon: 'panduan',
    }
  })
  return { entries, isWhole: Boolean(data) && unreadOf(data) === 0 }
}
