import { useTranslation } from 'react-i18next'
import type { Counterfactual } from '../../model/counterfactual.ts'
import type { Explanation } from '../../model/explain.ts'
import { useExplainWords } from './use-explain-words.ts'

/**
 * Returns a function that formats an explanation as plain text, for a ticket or a chat. @param campus the active
 * variant
 */
export const useExplainText = (): ((
  explanation: Explanation,
  found: Counterfactual | null,
  campus: string,
) => string) => {
  const { t } = useTranslation('lab-flags')
  const words = useExplainWords()
  return (explanation, found, campus) =>
    [
      words.question(explanation),
      `${explanation.key} · ${campus}`,
      '',
      ...explanation.steps.map((step, index) =>
        step.fate === 'silent'
          ? `${index + 1}. ${t(`layer.${step.layer}`)}: ${words.says(step)}`
          : `${index + 1}. ${t(`layer.${step.layer}`)}: ${words.says(step)} (${step.source ?? ''}). ${words.remarks(step).join(' ')}`,
      ),
      '',
      words.verdict(explanation),
      ...(found?.ways[0] ? ['', words.turn(found), ...found.ways[0].map((change) => `- ${words.change(change)}`)] : []),
    ].join('\n')
}
