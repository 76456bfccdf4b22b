import { useTranslation } from 'react-i18next'
import { inspectFlag } from '#flags/inspect.ts'
import type { MenuConfig } from '#flags/menu/menu-config.ts'
import type { Layers } from '#flags/table/layers.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type AnswerLine, linesOf } from '../../model/menu-answer.ts'
import { useEntryName } from '../../model/use-entry-name.ts'
import { entryOfFlag } from '../../model/whole-menu.ts'
import styles from './menu-config.module.css'

/** Maximum number of keys shown; longer lists are not readable. */
const MAX_SHOWN = 50

const Understood = ({ line }: { line: AnswerLine }) => {
  const { t } = useTranslation('lab-menu-config')
  const entryName = useEntryName()
  const { serverKey, normalised, flag, value, effect } = line
  const entry = entryOfFlag(flag)
  const name = entryName(entry?.id ?? flag)
  return (
    <li>
      <p className={styles.says}>
        <b>{entry?.children ? t('group', { entry: name }) : name}</b>
        <Tag tone={value ? 'accent' : 'neutral'}>{value ? t('on') : t('off')}</Tag>
      </p>
      <code>{serverKey}</code>
      {normalised === serverKey ? null : (
        <p>
          {t('normalised')} <code>{normalised}</code>
        </p>
      )}
      <p>{t(`effect.${effect}`)}</p>
    </li>
  )
}

const InVain = ({ title, why, keys }: { title: string; why: string; keys: readonly string[] }) => {
  const { t } = useTranslation('lab-menu-config')
  if (keys.length === 0) return null
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <p>{why}</p>
      <ul className={styles.keys}>
        {[...new Set(keys)].slice(0, MAX_SHOWN).map((key) => (
          <li key={key}>
            <code>{key}</code>
          </li>
        ))}
      </ul>
      {keys.length > MAX_SHOWN ? <p>{t('more', { count: keys.length - MAX_SHOWN })}</p> : null}
    </section>
  )
}

/** Shows every line of a response in words: understood, unknown, unreadable. */
export const AnswerLines = ({ config, layers }: { config: MenuConfig; layers: Layers }) => {
  const { t } = useTranslation('lab-menu-config')
  const lines = linesOf(config, layers, (flag) => inspectFlag(flag, layers)?.value === true)
  const { unmapped, invalid } = config
  return (
    <section className={styles.lines} aria-label={t('lines')}>
      <h3>{t('lines')}</h3>
      <p role="status">
        {t('count', { understood: lines.length, unmapped: unmapped.length, invalid: invalid.length })}
      </p>
      <ul>
        {lines.map((line) => (
          <Understood key={line.flag} line={line} />
        ))}
      </ul>
      <InVain title={t('invalid')} why={t('invalid.why')} keys={invalid} />
      <InVain title={t('unmapped')} why={t('unmapped.why')} keys={unmapped} />
    </section>
  )
}
