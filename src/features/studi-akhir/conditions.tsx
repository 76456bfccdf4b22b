import { IconCheck, IconQuestionMark } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useKampus } from '#domain/kampus/use-kampus.ts'
import { useScreenPlace } from '#flags/menu/screen-place.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { desimalText } from '#shared/format/desimal.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import styles from './conditions.module.css'

/** One condition from the gateway, with the student's state. */
export interface Condition {
  /** Kind of condition; selects the screen on which it can be met. */
  kode?: string | null
  nama: string | null
  /** Required value as text, e.g. '144'. */
  nilaiMinimal?: string | null
  /** The student's value as text, e.g. '84'. */
  nilai?: string | null
  /** Null while the state is unknown. */
  terpenuhi: boolean | null
  /** False for a condition that may be met later. */
  wajib?: boolean | null
  /** Note of the campus. */
  keterangan?: string | null
}

/** The screen on which a condition is met. */
export interface Way {
  /** Address of the screen with its query, e.g. '/nilai'. */
  to: string
  /** Text of the link, e.g. 'Bayar tagihan'. */
  label: string
  /** Name of the screen, shown when this campus does not have it in the portal, e.g. 'Biaya kuliah'. */
  screen: string
}

/** Screens on which conditions can be met, by `kode`; null when the condition is met on the same page. */
export type Ways = Readonly<Record<string, Way | null>>

const MARK_SIZE = 16

const Mark = ({ isMet }: { isMet: boolean | null }) => {
  const { t } = useTranslation('ui')
  const [look, label] =
    isMet === null
      ? [styles.unknown, t('ui:conditions.unknown')]
      : isMet
        ? [styles.met, t('ui:conditions.met')]
        : [styles.open, t('ui:conditions.open')]
  return (
    <i className={`${styles.mark} ${look}`} role="img" aria-label={label}>
      {isMet === null ? <IconQuestionMark size={MARK_SIZE} aria-hidden /> : null}
      {isMet ? <IconCheck size={MARK_SIZE} aria-hidden /> : null}
    </i>
  )
}

/** Returns the value of a plain number; null for a text such as 'Rp 2.750.000'. */
const numberOf = (text: string | null | undefined): number | null =>
  text && /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null

/** Required value that means: nothing is left to pay. */
const PAID = /^Rp\s?0$/

/** Returns the translation key of the required value; null when the student's value already says it. */
const wantedKey = ({ nilai, nilaiMinimal, terpenuhi }: Condition) => {
  if (!nilai) return 'ui:conditions.least'
  const isMet = terpenuhi === true
  const [has, wanted] = [numberOf(nilai), numberOf(nilaiMinimal)]
  if (has !== null && wanted !== null) return isMet ? 'ui:conditions.minimum' : 'ui:conditions.of'
  if (isMet) return null
  return PAID.test(nilaiMinimal ?? '') ? 'ui:conditions.paid' : 'ui:conditions.wanted'
}

const Figures = ({ of }: { of: Condition }) => {
  const { t, i18n } = useTranslation('ui')
  const [nilai, nilaiMinimal] = [of.nilai, of.nilaiMinimal].map((text) => text && desimalText(text, i18n.language))
  if (!nilai && !nilaiMinimal) return null
  const key = wantedKey(of)
  return (
    <span className={styles.figures}>
      {nilai ? <b>{nilai}</b> : null} {nilaiMinimal && key ? <span>{t(key, { nilaiMinimal })}</span> : null}
    </span>
  )
}

/**
 * Progress bar of a value against its required value; hidden from assistive technology because the figures say the
 * same.
 */
const Progress = ({ of: { nilai, nilaiMinimal } }: { of: Condition }) => {
  const [value, max] = [numberOf(nilai), numberOf(nilaiMinimal)]
  return value === null || !max ? null : <progress className={styles.progress} value={value} max={max} aria-hidden />
}

const AskCampus = ({ text = '' }: { text?: string }) => {
  const { t } = useTranslation('ui')
  const { telepon, email } = useKampus().facts
  return (
    <span className={`${styles.line} ${styles.contact}`}>
      <span>{`${text} ${t(telepon || email ? 'ui:conditions.ask' : 'ui:conditions.askOnly')}`}</span> <Kontak />
    </span>
  )
}

/** Returns the subject of an address: 'tugas-akhir' of '/tugas-akhir/388?catat=ya'. */
const subjectOf = (address: string): string | undefined => address.split(/[/?#]/)[1]

/** Link to the screen on which a condition is met, or a sentence when this campus does not have that screen here. */
const WayOut = ({ way }: { way: Way | null | undefined }) => {
  const { t } = useTranslation('ui')
  const placeOf = useScreenPlace()
  const { pathname } = useLocation()
  if (way === null) return null
  if (!way) return <AskCampus />
  const isThisSubject = subjectOf(way.to) === subjectOf(pathname) // shown even when the menu hides it
  const place = isThisSubject ? 'here' : placeOf(way.to)
  if (place === 'hidden') return <AskCampus text={t('ui:conditions.hidden', { screen: way.screen })} />
  if (place === 'elsewhere')
    return <span className={styles.line}>{t('ui:conditions.elsewhere', { screen: way.screen })}</span>
  return place === 'here' ? (
    <Link className={styles.way} to={way.to}>
      {way.label}
    </Link>
  ) : null
}

const ConditionItem = ({ of, way }: { of: Condition; way: Way | null | undefined }) => {
  const { t, i18n } = useTranslation('ui')
  const { nama, terpenuhi, wajib, keterangan } = of
  const isMet = terpenuhi === true
  return (
    <li className={styles.item}>
      <Mark isMet={terpenuhi} />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={isMet ? undefined : styles.name}>{nama || t('ui:conditions.unnamed')}</span>
          <Figures of={of} />
        </div>
        {isMet ? null : <Progress of={of} />}
        {keterangan ? (
          <span className={styles.line}>
            <PersonText text={shownText(keterangan, i18n.language)} />
          </span>
        ) : null}
        {wajib === false && !isMet ? <Tag>{t('ui:conditions.later')}</Tag> : null}
        {isMet ? null : <WayOut way={way} />}
      </div>
    </li>
  )
}

/** Returns the unmet conditions first; the gateway's order is preserved within both groups. */
const inOrder = (items: readonly Condition[]): Condition[] => [
  ...items.filter(({ terpenuhi }) => terpenuhi !== true),
  ...items.filter(({ terpenuhi }) => terpenuhi === true),
]

/** Returns the number of met and of unknown conditions; a condition that could not be read is unknown. */
export const countConditions = (
  items: Listed<Pick<Condition, 'terpenuhi'>>,
): { met: number; unknown: number; total: number } => ({
  met: items.filter((one) => one?.terpenuhi === true).length,
  unknown: items.filter((one) => one === null || one.terpenuhi === null).length,
  total: items.length,
})

interface Props {
  /** Conditions of an answer; null for one that could not be read. */
  items: Listed<Condition>
  /** Screens on which conditions are met, by kode; any other kode shows the campus's contact. */
  ways?: Ways
}

const NO_WAYS: Ways = {}

/**
 * Checklist of conditions: the number that is met, and each with its figures, state and link. Renders nothing when the
 * list is empty.
 */
export const Conditions = ({ items, ways = NO_WAYS }: Props) => {
  const { t } = useTranslation('ui')
  if (items.length === 0) return null
  const known = readRows(items, 'noted')
  const { met, unknown, total } = countConditions(items)
  return (
    <div>
      <p className={styles.summary}>
        {unknown === 0 ? t('ui:conditions.count', { met, total }) : t('ui:conditions.unknownCount', { met, unknown })}
      </p>
      <ul className={styles.list}>
        {[...inOrder(known).entries()].map(([place, one]) => (
          <ConditionItem
            key={place}
            of={one}
            way={one.kode && Object.hasOwn(ways, one.kode) ? ways[one.kode] : undefined}
          />
        ))}
      </ul>
      <UnreadNote of={items} noun={t('ui:conditions.noun')} />
    </div>
  )
}
