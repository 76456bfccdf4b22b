import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { flagTable, useLayers } from '#flags/inspect.ts'
import { ActionButton } from '#shared/ui/action-button.tsx'
import { Notice } from '#shared/ui/notice.tsx'
import { TextArea } from '#shared/ui/text-area.tsx'
import { MAX_ANSWER_BYTES, readAnswer, withAnswer } from '../../model/menu-answer.ts'
import type { PanelProps } from '../../panel.ts'
import { AnswerLines } from './answer-lines.tsx'
import styles from './menu-config.module.css'
import { ResultingMenu } from './resulting-menu.tsx'
import { useAnswer } from './use-answer.ts'
import { useKeptText } from './use-kept-text.ts'

/** Room for a text that is too large, so that it is refused in words and not cut without any. */
const MAX_CHARACTERS = MAX_ANSWER_BYTES + 1

/** A server answer: what it says, what it says in vain, and the menu that follows from it. */
export const MenuConfigPanel = ({ host }: PanelProps) => {
  const { t } = useTranslation('lab-menu-config')
  const layers = useLayers()
  const [text, keep] = useKeptText()
  const { step, use, takeBack } = useAnswer(host)
  const answer = useMemo(() => readAnswer(text, flagTable), [text])
  const problem = answer.kind === 'refused' ? answer.problem : null
  const next = answer.kind === 'read' ? withAnswer(layers, answer.config) : null
  return (
    <div className={styles['panel']}>
      <p>{host.controls ? t('intro.demo') : t('intro.staging')}</p>
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
      <div className={styles['buttons']}>
        <ActionButton
          look="main"
          pending={step === 'pending'}
          reason={answer.kind === 'read' ? null : { text: t('notYet') }}
          onClick={() => {
            if (answer.kind === 'read') void use(answer)
          }}
        >
          {t('use')}
        </ActionButton>
        <ActionButton pending={step === 'pending'} onClick={() => void takeBack()}>
          {t('takeBack')}
        </ActionButton>
      </div>
      <p role="status">
        {step === 'used' ? t('used') : ''}
        {step === 'taken-back' ? t('takenBack') : ''}
      </p>
      {step === 'failed' ? (
        <Notice tone="danger" live>
          {t('failed')}
        </Notice>
      ) : null}
      <div className={styles['sides']}>
        {answer.kind === 'read' ? <AnswerLines config={answer.config} layers={layers} /> : null}
        <ResultingMenu before={layers} after={next ?? layers} isPreview={next !== null} />
      </div>
    </div>
  )
}
