import { ICONS } from 'virtual:menu-icons'
import {
  IconArrowRight,
  IconBook,
  IconCalendarPlus,
  IconFileText,
  IconHelpCircle,
  IconHistory,
  IconKey,
  IconLanguage,
  IconLogout,
  IconPrinter,
  IconSpeakerphone,
  IconSunMoon,
  IconTextSpellcheck,
  IconWallet,
} from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { markedParts } from './marked-parts.ts'
import type { Option, OptionGroup } from './options-of.ts'
import styles from './search-dialog.module.css'

/** Icons that no menu entry has. */
const OWN_ICONS: Readonly<Record<string, typeof IconPrinter>> = {
  print: IconPrinter,
  calendar: IconCalendarPlus,
  makul: IconBook,
  panduan: IconHelpCircle,
  berita: IconSpeakerphone,
  notifikasi: IconSpeakerphone,
  recent: IconHistory,
  password: IconKey,
  language: IconLanguage,
  appearance: IconSunMoon,
  logout: IconLogout,
  wallet: IconWallet,
  spelling: IconTextSpellcheck,
  more: IconArrowRight,
}

const OptionIcon = ({ name }: { name: string }) => {
  const Icon = OWN_ICONS[name] ?? ICONS[name] ?? IconFileText
  return <Icon size={20} aria-hidden />
}

interface RowProps {
  id: string
  option: Option
  isActive: boolean
  /** Typed words, which are marked in the title. */
  typed: readonly string[]
}

const Row = ({ id, option, isActive, typed }: RowProps) => {
  const { t } = useTranslation('search')
  const { icon, title, line, isUnread, run } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys (combobox pattern)
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()} // keeps the focus in the field
      onClick={run}
    >
      <OptionIcon name={icon} />
      <span className={styles.text}>
        <span className={styles.title}>
          {markedParts(title, typed).map(({ text, isMatch }, place) => {
            const Part = isMatch ? 'mark' : 'span'
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have no other identity
            return <Part key={place}>{text}</Part>
          })}
        </span>
        {line ? <span className={styles.line}>{line}</span> : null}
      </span>
      {isUnread ? (
        <span className={styles.unread}>
          <span className="visually-hidden">{t('unread')}</span>
        </span>
      ) : null}
    </div>
  )
}

interface Props {
  id: string
  groups: readonly OptionGroup[]
  /** Key of the option that Enter opens. */
  active: string | undefined
  typed: readonly string[]
}

/** Returns the id of an option, which the field refers to. */
export const optionId = (list: string, key: string): string => `${list}-${encodeURIComponent(key)}`

/** List of the combobox: groups of options. The focus stays in the field. */
export const OptionList = ({ id, groups, active, typed }: Props) => {
  const { t } = useTranslation('search')
  const activeId = active === undefined ? null : optionId(id, active)
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('results')} className={styles.list}>
      {groups.map(({ name, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, which a fieldset cannot be
        <div key={name} role="group" aria-labelledby={`${id}-group-${name}`}>
          <div id={`${id}-group-${name}`} role="presentation" className={styles.kind}>
            {t(`group.${name}`)}
          </div>
          {options.map((option) => (
            <Row
              key={option.key}
              id={optionId(id, option.key)}
              option={option}
              isActive={option.key === active}
              typed={typed}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
