import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { flagTable } from '#flags/inspect.ts'
import type { Layers } from '#flags/table/layers.ts'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { CopyButton } from '../../copy-button.tsx'
import { findCounterfactual } from '../../model/counterfactual.ts'
import { type ExplainedStep, explainFlag } from '../../model/explain.ts'
import { variantOf } from '../../model/menu-of.ts'
import { CounterfactualView } from './counterfactual-view.tsx'
import styles from './explain.module.css'
import { useExplainText } from './use-explain-text.ts'
import { useExplainWords } from './use-explain-words.ts'

const Step = ({ step }: { step: ExplainedStep }) => {
  const { t } = useTranslation('lab-flags')
  const words = useExplainWords()
  const { fate, layer, source } = step
  const isHeard = fate === 'decided' || fate === 'silent'
  const Says = isHeard ? 'span' : 's'
  return (
    <li className={isHeard ? styles[fate] : undefined}>
      <p className={styles.layer}>{t(`layer.${layer}`)}</p>
      <Tag tone={fate === 'decided' ? 'accent' : 'neutral'}>
        <Says>{words.says(step)}</Says>
      </Tag>
      {fate === 'silent' ? null : (
        <div className={styles.remarks}>
          {words.remarks(step).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <code>{source}</code>
        </div>
      )}
    </li>
  )
}

/** Explains the value of a flag, and for a menu entry the minimum change that toggles it. */
export const ExplainView = ({ flagKey, layers }: { flagKey: string; layers: Layers }) => {
  const { t } = useTranslation('lab-flags')
  const words = useExplainWords()
  const textOf = useExplainText()
  const field = useRef<HTMLTextAreaElement>(null)
  const explanation = useMemo(() => explainFlag(flagKey, layers), [flagKey, layers])
  const menu = explanation?.menu
  const found = useMemo(() => (menu ? findCounterfactual(menu.id, layers, flagTable) : null), [menu, layers])
  if (!explanation) return null
  const variant = variantOf(layers)
  const text = textOf(explanation, found, variant)
  return (
    <div className={styles.explain}>
      <div className={styles.head}>
        <h3>{words.question(explanation)}</h3>
        <Tag>{variant}</Tag>
      </div>
      <ol className={styles.steps}>
        {explanation.steps.map((step) => (
          <Step key={step.layer} step={step} />
        ))}
      </ol>
      <Notice tone={menu && !menu.shown ? 'warn' : 'info'} live>
        {menu ? <b>{menu.shown ? t('result.shown') : t('result.hidden')} </b> : null}
        {words.verdict(explanation)}
      </Notice>
      {found ? <CounterfactualView found={found} /> : null}
      <div className={styles.text}>
        <TextArea ref={field} label={t('asText')} rows={4} readOnly value={text} maxLength={text.length} />
        <CopyButton text={text} label={t('copy')} field={field} />
      </div>
    </div>
  )
}
