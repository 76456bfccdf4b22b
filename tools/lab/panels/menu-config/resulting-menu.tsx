import { useTranslation } from 'react-i18next'
import type { Layers } from '#flags/table/layers.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type ComparedEntry, compareMenus, countChanges } from '../../model/menu-difference.ts'
import { useEntryName } from '../../model/use-entry-name.ts'
import styles from './menu-config.module.css'

interface Props {
  before: Layers
  after: Layers
  /** True when the response is readable and the menu shows its effect. */
  isPreview: boolean
}

const Entry = ({ entry }: { entry: ComparedEntry }) => {
  const { t } = useTranslation('lab-menu-config')
  const entryName = useEntryName()
  const { id, change, children } = entry
  const name = entryName(id)
  return (
    <li>
      <p className={styles.says}>
        {change === 'goes' ? <s>{name}</s> : name}
        {change === 'appears' ? <Tag tone="ok">{t('appears')}</Tag> : null}
        {change === 'goes' ? <Tag tone="danger">{t('goes')}</Tag> : null}
      </p>
      {children.length > 0 ? (
        <ul>
          {children.map((child) => (
            <Entry key={child.id} entry={child} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** Shows the menu as a tree, with the entries that appear and disappear compared with the current one. */
export const ResultingMenu = ({ before, after, isPreview }: Props) => {
  const { t } = useTranslation('lab-menu-config')
  const entries = compareMenus(before, after)
  const title = isPreview ? t('menu.next') : t('menu.now')
  return (
    <section className={styles.menu} aria-label={title}>
      <h3>{title}</h3>
      {isPreview ? <p>{t('changes', { count: countChanges(entries) })}</p> : null}
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
