import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Layers } from '#flags/table/layers.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { FlagRow } from '../../model/flag-list.ts'
import { ExplainView } from './explain-view.tsx'
import { FlagControl } from './flag-control.tsx'
import styles from './flags.module.css'
import { useFlagWords } from './use-flag-words.ts'

interface Props {
  row: FlagRow
  layers: Layers
  isOpen: boolean
  onToggle: () => void
}

/** Marks special properties of the value with one or two words each. */
const Marks = ({ row }: { row: FlagRow }) => {
  const { t } = useTranslation('lab-flags')
  const decided = row.foreignReason !== undefined ? undefined : row.steps.find((step) => step.decided)
  return (
    <>
      {row.overridden ? <Tag tone="accent">{t('overridden')}</Tag> : null}
      {!row.overridden && row.differs ? <Tag>{t('differs')}</Tag> : null}
      {decided?.assumed ? <Tag tone="warn">{t('assumed')}</Tag> : null}
      {decided?.kept ? <Tag>{t('kept')}</Tag> : null}
      {decided?.absent ? <Tag tone="danger">{t('absent')}</Tag> : null}
    </>
  )
}

/** Renders one flag: its meaning, value and deciding layer, a control to override it, and the explanation. */
export const FlagItem = ({ row, layers, isOpen, onToggle }: Props) => {
  const { t } = useTranslation('lab-flags')
  const words = useFlagWords()
  const id = useId()
  const name = words.name(row.key)
  const isForeign = row.foreignReason !== undefined
  return (
    <li className={styles.item}>
      <div className={styles.flag}>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>{words.about(row)}</p>
        <code>{row.key}</code>
      </div>
      <div className={styles.value}>
        <p>
          <b>{words.value(row.value)}</b>
          <Marks row={row} />
        </p>
        <p className={styles.about}>{isForeign ? t('foreign.decider') : t(`layer.${row.decider}`)}</p>
        <code>{row.foreignReason ?? row.source}</code>
      </div>
      {isForeign ? null : <FlagControl row={row} name={name} />}
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('whyOf', { name })}
        onClick={onToggle}
      >
        {t('why')}
      </button>
      {isOpen ? (
        <section id={id} className={styles.explained} aria-label={t('whyOf', { name })}>
          {isForeign ? (
            <p>{t('foreign.verdict', { value: words.value(row.value), reason: row.foreignReason })}</p>
          ) : (
            <ExplainView flagKey={row.key} layers={layers} />
          )}
        </section>
      ) : null}
    </li>
  )
}
