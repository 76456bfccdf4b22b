import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import { moveFault } from './fault-draft.ts'
import { FaultLine } from './fault-line.tsx'
import styles from './faults.module.css'

interface Props {
  faults: readonly Fault[]
  onFaults: (faults: Fault[]) => void
  onEdit: (index: number) => void
  listRef: RefObject<HTMLDivElement | null>
  /** Called with a message about the action. */
  onTold: (text: string) => void
}

/** Lists the script in order. The focus follows a moved line, and stays in the list after a removal. */
export const FaultList = ({ faults, onFaults, onEdit, onTold, listRef }: Props) => {
  const { t } = useTranslation('lab-faults')
  const [focus, setFocus] = useState<{ index: number; step: string } | null>(null)
  useEffect(() => {
    if (!focus) return
    const line = listRef.current?.querySelectorAll('li')[focus.index]
    const button = line?.querySelector<HTMLElement>(`[data-step="${focus.step}"]`)
    ;(button ?? listRef.current)?.focus()
  }, [focus, listRef])
  const move = (index: number, by: number) => {
    onFaults(moveFault(faults, index, by))
    setFocus({ index: index + by, step: String(by) })
    onTold(t('moved', { place: index + by + 1 }))
  }
  const remove = (index: number) => {
    onFaults(faults.toSpliced(index, 1))
    setFocus({ index: Number.NaN, step: '' })
    onTold(t('removed'))
  }
  return (
    <div ref={listRef} tabIndex={-1} className={styles.list}>
      {faults.length === 0 ? <EmptyState hint={t('empty')} /> : null}
      <ol>
        {faults.map((fault, index) => (
          <FaultLine
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same in everything but their place
            key={index}
            fault={fault}
            index={index}
            count={faults.length}
            onMove={(by) => move(index, by)}
            onEdit={() => onEdit(index)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {faults.length > 0 ? (
        <button
          type="button"
          className={buttonClass()}
          onClick={() => {
            onFaults([])
            setFocus({ index: Number.NaN, step: '' })
            onTold(t('cleared'))
          }}
        >
          {t('clear')}
        </button>
      ) : null}
    </div>
  )
}
