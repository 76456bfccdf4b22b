import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import { chooseColor, isDark } from '#shared/browser/appearance.ts'
import { dayOf } from '#shared/campus/campus-time.ts'
import { formatJam, formatTanggal } from '#shared/campus/tanggal.ts'
import { today } from '#shared/campus/today.ts'
import { changeLanguage } from '#shared/i18n/i18n.ts'
import { joined } from '#shared/text/joined.ts'
import { withWallet } from '../wallet/wallet-param.ts'
import type { Entry } from './entry.ts'
import { findHits, type Hit, suggestionFor } from './find-hits.ts'
import { entryAt, groupsOf, type Option, type OptionGroup, snippetOf } from './options-of.ts'
import { recentScreens } from './recent-screens.ts'
import { useBeritaEntries } from './use-berita-entries.ts'
import { useMakulEntries } from './use-makul-entries.ts'
import { usePanduanEntries } from './use-panduan-entries.ts'
import { useScreenEntries } from './use-screen-entries.ts'
import { wordsOf } from './words-of.ts'

const NEWS = '/berita'
const GUIDES = '/panduan'

/** Addresses of the shortcuts that are shown before anything is typed. */
const FIRST_SHORTCUTS = ['/biaya-kuliah', '/krs', '/jadwal-dan-presensi?tab=ujian', '/nilai', '/bahan-dan-tugas']
const RECENT = 5

export interface SearchProps {
  /** Opens an address. */
  onOpen: (address: string) => void
  /** Opens the form for another password, which has no address. */
  onChangePassword: () => void
  /** Closes the search before an action that stays on the screen. */
  onClose: () => void
  /** Asks whether to log out. */
  onLeave: () => void
  /** Replaces what is typed. */
  onTyped: (typed: string) => void
}

export interface Found {
  groups: readonly OptionGroup[]
  /** Number of hits; null before anything is typed. */
  count: number | null
  /** Kinds that could not be searched completely. */
  unsearched: readonly ('makul' | 'panduan')[]
  /** Age of the announcements that were searched, by the clock of the device; null without any. */
  newsSince: number | null
}

/** Actions of the account, which have no address. */
const ACCOUNT = [
  { key: 'password', search: 'password.search' },
  { key: 'language', search: 'language.search' },
  { key: 'appearance', search: 'appearance.search' },
  { key: 'logout', search: 'logout.search' },
] as const

/** Returns the entries of the account: another password, the other language or colours, logging out. */
const useAccountEntries = (): Entry[] => {
  const { t } = useTranslation('search')
  const hasLanguages = useFlag('localization')
  return ACCOUNT.filter(({ key }) => key !== 'language' || hasLanguages).map(({ key, search }) => ({
    key,
    kind: 'tindakan',
    title: key === 'appearance' ? t(isDark() ? 'appearance.light' : 'appearance.dark') : t(key),
    also: t(search).split(', '),
    to: '',
    line: '',
    reason: '',
    icon: key,
  }))
}

/** Returns what the entries of the account do, by their key. */
const useAccountActions = ({
  onChangePassword,
  onClose,
  onLeave,
}: SearchProps): Readonly<Record<string, () => void>> => {
  const { i18n } = useTranslation('search')
  return {
    password: onChangePassword,
    language: () => {
      onClose()
      void changeLanguage(i18n.language === 'id' ? 'en' : 'id')
    },
    appearance: () => {
      onClose()
      chooseColor(isDark() ? 'light' : 'dark')
    },
    logout: onLeave,
  }
}

/** Returns the entry that opens the papers on this device above the current screen; none for an operator. */
const useWalletEntry = (): readonly Entry[] => {
  const { t } = useTranslation('search')
  const { pathname, search } = useLocation()
  if (useIsActing()) return []
  return [
    {
      key: 'wallet',
      kind: 'tindakan',
      title: t('wallet'),
      also: t('wallet.search').split(', '),
      to: `${pathname}${withWallet(search)}`,
      line: '',
      reason: '',
      icon: 'wallet',
    },
  ]
}

/** Returns a function that makes an option of a hit. */
const useOptionOf = (props: SearchProps, typed: readonly string[]) => {
  const { t } = useTranslation('search')
  const actions = useAccountActions(props)
  return ({ entry, because }: Pick<Hit, 'entry' | 'because'>, icon = entry.icon): Option => {
    const { key, title, line, reason, to, isUnread = false } = entry
    const facts = reason || line
    const isSaid = because === '' || facts.toLowerCase().includes(because.toLowerCase())
    return {
      key,
      icon,
      title,
      line: joined(facts, !isSaid && t('matched', { word: snippetOf(because, typed) })),
      isUnread,
      run: actions[key] ?? (() => props.onOpen(to)),
    }
  }
}

/** Returns the group of the announcements: those that were found, and the way to all of them. */
const useNewsGroup = ({ onOpen }: SearchProps, options: readonly Option[]): OptionGroup => {
  const { t } = useTranslation('search')
  const more = {
    key: 'berita-all',
    icon: 'more',
    title: t('news.all'),
    line: t('news.only'),
    run: () => onOpen(NEWS),
  }
  return { name: 'berita', options: [...options, more] }
}

/** Returns what is offered when nothing matches: another spelling, and the guides. */
const useInstead = ({ onOpen, onTyped }: SearchProps, suggestion: string | null): OptionGroup => {
  const { t } = useTranslation('search')
  const spelling =
    suggestion === null
      ? []
      : [
          {
            key: 'suggestion',
            icon: 'spelling',
            title: t('suggestion', { words: suggestion }),
            line: t('suggestion.why'),
            run: () => onTyped(suggestion),
          },
        ]
  const guides = { key: 'panduan-all', icon: 'panduan', title: t('guides.all'), line: '', run: () => onOpen(GUIDES) }
  return { name: 'instead', options: [...spelling, guides] }
}

/** Returns the screens opened last and common shortcuts, which are shown before anything is typed. */
const useFirstGroups = (entries: readonly Entry[], optionOf: ReturnType<typeof useOptionOf>): OptionGroup[] => {
  const { language } = useTranslation('search').i18n
  const { pathname } = useLocation()
  const recent = useSyncExternalStore(recentScreens.subscribe, recentScreens.get)
  const timeOf = (ms: number) => (dayOf(ms) === today() ? formatJam(ms, language) : formatTanggal(ms, language))
  const opened = recent
    .filter(({ path }) => path !== pathname)
    .slice(0, RECENT)
    .flatMap(({ path, atMs }) => {
      const entry = entryAt(entries, path)
      return entry ? [{ ...optionOf({ entry, because: '' }, 'recent'), line: timeOf(atMs) }] : []
    })
  const shortcuts = FIRST_SHORTCUTS.flatMap((to) => {
    const entry = entries.find((one) => one.kind === 'tindakan' && one.to === to && one.reason === '')
    return entry ? [optionOf({ entry, because: '' })] : []
  })
  const groups = [
    { name: 'recent', options: opened },
    { name: 'tindakan', options: shortcuts },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/**
 * Searches what is typed in screens and shortcuts and, for a student, in courses, guides and loaded announcements. What
 * is typed is not sent, stored or put into an address.
 */
export const useFound = (typed: string, props: SearchProps): Found => {
  const words = wordsOf(typed)
  const isActing = useIsActing()
  const optionOf = useOptionOf(props, words)
  const screens = useScreenEntries()
  const makul = useMakulEntries()
  const panduan = usePanduanEntries()
  const berita = useBeritaEntries()
  const account = useAccountEntries()
  const wallet = useWalletEntry()
  const first = useFirstGroups(screens, optionOf)
  const entries = [...screens, ...account, ...wallet, ...makul.entries, ...panduan.entries, ...berita.entries]
  const hits = findHits(entries, typed)
  const isNone = words.length > 0 && hits.length === 0
  const instead = useInstead(props, isNone ? suggestionFor(entries, typed) : null)
  const groups = groupsOf(hits).map((group) => ({
    name: group.name,
    options: group.hits.map((hit) => optionOf(hit)),
  }))
  const news = useNewsGroup(props, groups.find(({ name }) => name === 'berita')?.options ?? [])
  const others = isNone ? [instead] : groups.filter(({ name }) => name !== 'berita')
  const shown = isActing ? others : [...others, news]
  const unsearched = [...(makul.isWhole ? [] : ['makul' as const]), ...(panduan.isWhole ? [] : ['panduan' as const])]
  return {
    groups: words.length > 0 ? shown : first,
    count: words.length > 0 ? hits.length : null,
    unsearched: words.length > 0 ? unsearched : [],
    newsSince: berita.since,
  }
}
