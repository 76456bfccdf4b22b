import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import shared from '../../simulated/panel.module.css'
import styles from './faults.module.css'
import { KINDS } from './kinds.ts'
import { useOperationName } from './use-operation-name.ts'

interface Props {
  fault: Fault
  index: number
  count: number
  onMove: (by: number) => void
  onEdit: () => void
  onRemove: () => void
}

const Step = (props: {
  label: string
  id: string
  by?: string
  off?: boolean
  onStep: () => void
  icon: ReactNode
}) => (
  <button
    type="button"
    className={buttonClass('icon')}
    data-step={props.by}
    aria-label={props.label}
    aria-describedby={props.id}
    aria-disabled={props.off}
    onClick={() => {
      if (!props.off) props.onStep()
    }}
  >
    {props.icon}
  </button>
)

const detailOf = ({ ms, status, message, path }: Fault): string =>
  [ms === undefined ? '' : `${ms} ms`, status ?? '', message ? `“${message}”` : '', path ?? '']
    .filter((part) => part !== '')
    .join(' · ')

/** Shows one line of the script in its current state: kind, operation, remaining times. */
export const FaultLine = ({ fault, index, count, onMove, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('lab-faults')
  const nameOf = useOperationName()
  const id = useId()
  const { operation, kind, times } = fault
  const left = () => {
    if (times === undefined) return <Tag tone="accent">{t('left.always')}</Tag>
    return times === 0 ? <Tag>{t('left.none')}</Tag> : <Tag tone="accent">{t('left', { times })}</Tag>
  }
  return (
    <li className={styles.line}>
      <div className={styles.what} id={id}>
        <b>
          {index + 1}. {t(KINDS[kind].name)}
        </b>
        <span>{nameOf(operation)}</span>
        <code className={shared.code}>
          {operation} · {kind}
          {detailOf(fault) === '' ? '' : ` · ${detailOf(fault)}`}
        </code>
      </div>
      <div className={shared.row}>
        {left()}
        <span className={styles.steps}>
          <Step
            id={id}
            by="-1"
            label={t('up')}
            off={index === 0}
            onStep={() => onMove(-1)}
            icon={<IconArrowUp size={20} aria-hidden />}
          />
          <Step
            id={id}
            by="1"
            label={t('down')}
            off={index === count - 1}
            onStep={() => onMove(1)}
            icon={<IconArrowDown size={20} aria-hidden />}
          />
          <Step id={id} label={t('edit')} onStep={onEdit} icon={<IconPencil size={20} aria-hidden />} />
          <Step id={id} label={t('remove')} onStep={onRemove} icon={<IconTrash size={20} aria-hidden />} />
        </span>
      </div>
    </li>
  )
}
