import { useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContractMismatch, contractMismatches, onContractMismatch } from '#gateway/answer/contract-mismatch.ts'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { CopyButton } from '../../copy-button.tsx'
import styles from '../../parts.module.css'
import own from './drift-panel.module.css'

/** Returns the contract mismatches found on this page, oldest first, and re-renders for new ones. */
const useDrift = (): readonly ContractMismatch[] => useSyncExternalStore(onContractMismatch, contractMismatches)

/** Formats one line for each mismatch, with tabs, to paste into a report or a sheet. */
const textOf = (drifts: readonly ContractMismatch[]): string =>
  drifts
    .map(({ operation, path, expected, got }) => [operation, path || '(answer)', expected, got].join('\t'))
    .join('\n')

/** Lists where the gateway's responses differ from the contract. Shows types only, never personal values. */
export const MismatchPanel = () => {
  const { t } = useTranslation('lab-drift')
  const drifts = useDrift()
  const field = useRef<HTMLTextAreaElement>(null)
  if (drifts.length === 0)
    return (
      <div className={styles.section}>
        <p>{t('intro')}</p>
        <EmptyState hint={t('empty')} />
      </div>
    )
  const text = textOf(drifts)
  return (
    <>
      <p className={styles.note}>{t('intro')}</p>
      <p role="status" className={own.count}>
        {t('count', { count: drifts.length })}
      </p>
      <ul>
        {drifts.map(({ operation, path, expected, got }) => (
          <li key={`${operation} ${path}`} className={own.drift}>
            <p>
              <code>{operation}</code>
            </p>
            <dl>
              <dt>{t('path')}</dt>
              <dd>{path === '' ? t('path.whole') : <code>{path}</code>}</dd>
              <dt>{t('expected')}</dt>
              <dd>
                <code>{expected}</code>
              </dd>
              <dt>{t('got')}</dt>
              <dd>
                <code>{got}</code>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <section className={styles.section} aria-label={t('copy')}>
        <div className={styles.mono}>
          <TextArea ref={field} label={t('text')} readOnly value={text} maxLength={text.length} />
        </div>
        <CopyButton text={text} label={t('copy')} field={field} />
      </section>
    </>
  )
}
