import { useTranslation } from 'react-i18next'
import type { Change, Counterfactual } from '../../model/counterfactual.ts'
import type { ExplainedStep, Explanation, MenuVerdict } from '../../model/explain.ts'
import { useEntryName } from '../../model/use-entry-name.ts'
import { useFlagWords } from './use-flag-words.ts'

/** Sentences of an explanation, in the language of the screen. */
export interface ExplainWords {
  question: (explanation: Explanation) => string
  /** The opinion of a layer, in one word. */
  says: (step: ExplainedStep) => string
  /** The outcome of that opinion and further remarks, one sentence each. */
  remarks: (step: ExplainedStep) => string[]
  verdict: (explanation: Explanation) => string
  /** The effect of the minimum change. */
  turn: (found: Counterfactual) => string
  change: (change: Change) => string
}

/** Returns the sentences of an explanation, used on screen and in the copied text. */
export const useExplainWords = (): ExplainWords => {
  const { t, i18n } = useTranslation('lab-flags')
  const entry = useEntryName()
  const words = useFlagWords()
  const list = (items: readonly string[]) => new Intl.ListFormat(i18n.language).format(items)
  const menuVerdict = ({ id, because, group, children }: MenuVerdict) =>
    t(`because.${because}`, { entry: entry(id), group: entry(group ?? ''), children: list(children.map(entry)) })
  return {
    question: ({ key, menu }) => {
      const name = words.name(key)
      if (!menu) return t('question.value', { name })
      return menu.shown ? t('question.shown', { name }) : t('question.hidden', { name })
    },
    says: ({ opinion, absent }) => {
      if (opinion === null) return t('silent')
      return absent ? t('absent') : words.value(opinion)
    },
    remarks: ({ fate, absent, kept, assumed }) => [
      t(`fate.${fate}`),
      ...(absent ? [t('remark.absent')] : []),
      ...(kept ? [t('remark.kept')] : []),
      ...(assumed ? [t('remark.assumed')] : []),
    ],
    verdict: ({ value, decider, menu }) =>
      menu ? menuVerdict(menu) : t('verdict', { value: words.value(value), layer: t(`layer.${decider}`) }),
    turn: ({ wasShown, ways }) => {
      const count = ways[0]?.length ?? 0
      return wasShown ? t('turn.hide', { count }) : t('turn.show', { count })
    },
    change: ({ layer, opinion, was, id }) => {
      const facts = { entry: entry(id), flag: `menu.${id}`, value: opinion === 'on' }
      const isInsteadOfAbsent = was === 'absent' && opinion !== 'nothing'
      return isInsteadOfAbsent ? t('insteadOfAbsent', facts) : t(`change.${layer}.${opinion}`, facts)
    },
  }
}
