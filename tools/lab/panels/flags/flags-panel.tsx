import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearOverrides } from '#flags/flags.ts'
import { useForeignProvider, useLayers } from '#flags/inspect.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { asForeign, type FlagFilter, filterFlags, listFlags } from '../../model/flag-list.ts'
import parts from '../../parts.module.css'
import { FlagItem } from './flag-item.tsx'
import styles from './flags.module.css'
import { useFlagWords } from './use-flag-words.ts'

const EVERYTHING: FlagFilter = { search: '', onlyDiffering: false, onlyOverridden: false }

/** Moves the focus to the list when an action hides the focused row. */
const useFocusKept = (count: number) => {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus()
    before.current = count
  }, [count])
  return list
}

/** Lists every flag with its current value, the deciding layer, and a control to override it. */
export const FlagsPanel = () => {
  const { t } = useTranslation('lab-flags')
  const words = useFlagWords()
  const layers = useLayers()
  const [filter, setFilter] = useState(EVERYTHING)
  const [open, setOpen] = useState<string | null>(null)
  const provider = useForeignProvider()
  const own = useMemo(() => listFlags(layers), [layers])
  const all = provider ? asForeign(own, provider) : own
  const descriptions = new Map(all.map((row) => [row.key, `${words.name(row.key)} ${words.about(row)}`]))
  const rows = filterFlags(all, filter, (key) => descriptions.get(key) ?? '')
  const list = useFocusKept(rows.length)
  const overridden = layers.override.size
  const change = (part: Partial<FlagFilter>) => setFilter({ ...filter, ...part })
  return (
    <div className={parts.panel}>
      <p className={parts.note}>{t('intro')}</p>
      {provider ? <Notice tone="warn">{t('foreign.provider', { provider: provider.name })}</Notice> : null}
      <div className={`${parts.tools} ${styles.tools}`}>
        <TextInput
          type="search"
          label={t('search')}
          value={filter.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <CheckboxInput
          label={t('onlyDiffering')}
          checked={filter.onlyDiffering}
          onChange={({ target }) => change({ onlyDiffering: target.checked })}
        />
        <CheckboxInput
          label={t('onlyOverridden')}
          checked={filter.onlyOverridden}
          onChange={({ target }) => change({ onlyOverridden: target.checked })}
        />
        <button
          type="button"
          className={buttonClass()}
          aria-disabled={overridden === 0}
          onClick={() => {
            if (overridden > 0) clearOverrides()
          }}
        >
          {t('resetAll')}
        </button>
      </div>
      <p role="status" className={styles.count}>
        {t('count', { rows: rows.length, all: all.length, overridden })}
      </p>
      <ul ref={list} tabIndex={-1} aria-label={t('title')}>
        {rows.map((row) => (
          <FlagItem
            key={row.key}
            row={row}
            layers={layers}
            isOpen={open === row.key}
            onToggle={() => setOpen(open === row.key ? null : row.key)}
          />
        ))}
      </ul>
      {rows.length === 0 ? <EmptyState hint={t('none')} /> : null}
    </div>
  )
}
