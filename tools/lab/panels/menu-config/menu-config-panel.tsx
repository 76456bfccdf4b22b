import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { flagTable, useLayers } from '#flags/inspect.ts'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { MAX_ANSWER_BYTES, readAnswer, withAnswer } from '../../model/menu-answer.ts'
import type { PanelProps } from '../../panel.ts'
import parts from '../../parts.module.css'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerLines } from './answer-lines.tsx'
import styles from './menu-config.module.css'
import { ResultingMenu } from './resulting-menu.tsx'
import { useKeptText } from './use-kept-text.ts'

/**
 * One character above the limit, so that a longer text is rejected with a message instead of being truncated silently.
 */
const MAX_CHARACTERS = MAX_ANSWER_BYTES + 1

/** Shows a pasted server response: its lines, those without effect, and the resulting menu. */
export const MenuConfigPanel = ({ host }: PanelProps) => {
  const { t } = useTranslation('lab-menu-config')
  const layers = useLayers()
  const [text, keep] = useKeptText(host)
  const answer = useMemo(() => readAnswer(text, flagTable), [text])
  const config = answer.kind === 'read' ? answer.config : null
  const problem = answer.kind === 'refused' ? answer.problem : null
  return (
    <div className={styles.panel}>
      <p className={parts.note}>{host.controls ? t('intro.demo') : t('intro.staging')}</p>
      <TextArea
        label={t('answer')}
        hint={t('hint')}
        placeholder={'{ "portalmhs_krs": { "krss": "true" } }'}
        rows={8}
        maxLength={MAX_CHARACTERS}
        spellCheck={false}
        value={text}
        error={problem ? t(`problem.${problem.kind}`, { ...problem }) : undefined}
        onChange={({ target }) => keep(target.value)}
      />
      <AnswerButtons host={host} answer={answer} />
      <div className={styles.sides}>
        {config ? <AnswerLines config={config} layers={layers} /> : null}
        <ResultingMenu
          before={layers}
          after={config ? withAnswer(layers, config) : layers}
          isPreview={config !== null}
        />
      </div>
    </div>
  )
}
