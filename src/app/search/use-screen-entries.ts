import titles from 'virtual:screen-titles/all'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Kunci } from '#domain/pembayaran/bill-sums.ts'
import { useBillSums } from '#domain/pembayaran/use-bill-sums.ts'
import { type MenuEntry, useMenu } from '#flags/menu/menu.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { screenAt } from '../screen-at.ts'
import { useScreens } from '../screens.ts'
import type { SubjectScreen } from '../subject-screen.ts'
import type { Entry } from './entry.ts'
import { pathOf } from './path-of.ts'
import { isFound } from './recent-screens.ts'
import { SHORTCUTS } from './shortcuts.ts'
import { useReasons } from './use-reasons.ts'

const BILLS = '/biaya-kuliah'
/** Addresses that stay locked until bills are paid. */
const LOCKED: readonly [string, Kunci][] = [
  ['/jadwal-dan-presensi?tab=ujian', 'kartu-ujian'],
  ['/krs', 'krs'],
  ['/cuti', 'cuti'],
  ['/wisuda', 'wisuda'],
]
/** An operator cannot switch to another account (readings, 107). */
const OTHER_ACCOUNTS = '/akun-lain'

const phrasesOf = (search = ''): string[] => search.split(',').map((phrase) => phrase.trim())

/** Returns the id of the top-level menu entry that contains a screen. */
const menuIconOf = (menu: readonly MenuEntry[] | null, path: string): string => {
  const isInside = ({ route }: MenuEntry) => route !== null && (path === route || path.startsWith(`${route}/`))
  const entry = menu?.find((one) => isInside(one) || one.children?.some(isInside))
  return entry?.id ?? path.split('/')[1] ?? ''
}

/** Returns what is known of some addresses. Fetches nothing. */
const useFacts = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation('search')
  const sums = useBillSums(useIdMahasiswa(), false)
  if (!sums) return {}
  const owed = sums.tagihan.rupiah
  const locked = LOCKED.flatMap(([address, kunci]): [string, string][] => {
    const { rupiah } = sums.pembuka[kunci]
    return rupiah ? [[address, t('locked', { rupiah: formatRupiah(rupiah) })]] : []
  })
  return { ...Object.fromEntries(locked), ...(owed && { [BILLS]: formatRupiah(owed) }) }
}

/** Returns the names of a screen: in the language of the screen, and in the other one. */
const useNames = () => {
  const isEnglish = useTranslation('search').i18n.language === 'en'
  const [own, other] = isEnglish ? [titles.en, titles.id] : [titles.id, titles.en]
  return ({ subject, title }: SubjectScreen): readonly [string, string] => {
    const key = `${subject}:${title}`
    return [own[key] ?? '', other[key] ?? '']
  }
}

/** Returns the entries of all shortcuts, and of all screens that need no parameter. */
export const useScreenEntries = (): readonly Entry[] => {
  const isEnglish = useTranslation('search').i18n.language === 'en'
  const { screens } = useScreens()
  const menu = useMenu()
  const namesOf = useNames()
  const reasonOf = useReasons()
  const facts = useFacts()
  const isActing = useIsActing()
  const isOffered = (address: string) => !isActing || pathOf(address) !== OTHER_ACCOUNTS
  const ofShortcuts = SHORTCUTS.filter(({ to }) => isOffered(to)).map(({ to, icon, id, en, search }): Entry => {
    const screen = screenAt(screens, pathOf(to))
    return {
      key: `${to} ${id}`,
      kind: 'tindakan',
      title: isEnglish ? en : id,
      also: [isEnglish ? id : en, ...phrasesOf(search)],
      to,
      line: facts[to] ?? (screen ? namesOf(screen)[0] : ''),
      reason: reasonOf(to),
      icon,
    }
  })
  const ofScreens = screens
    .filter((screen) => isFound(screen) && isOffered(screen.path))
    .map((screen): Entry => {
      const { path, search } = screen
      const [title, other] = namesOf(screen)
      return {
        key: path,
        kind: 'halaman',
        title,
        also: [other, ...phrasesOf(search)],
        to: path,
        line: facts[path] ?? '',
        reason: reasonOf(path),
        icon: menuIconOf(menu, path),
      }
    })
  return [...ofShortcuts, ...ofScreens]
}
