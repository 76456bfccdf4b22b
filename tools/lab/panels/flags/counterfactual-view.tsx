import { useTranslation } from 'react-i18next'
import type { Change, Counterfactual } from '../../model/counterfactual.ts'
import styles from './explain.module.css'
import { useExplainWords } from './use-explain-words.ts'

/** Upper limit, because otherwise every child of a group would be listed. */
const MAX_OTHERS = 12

const Way = ({ way }: { way: readonly Change[] }) => {
  const words = useExplainWords()
  return way.map((change) => (
    <p key={`${change.layer} ${change.id}`}>
      {words.change(change)} <code>{change.place}</code>
    </p>
  ))
}

/** Shows the recommended change that toggles an entry, and others of the same size. */
export const CounterfactualView = ({ found }: { found: Counterfactual }) => {
  const { t } = useTranslation('lab-flags')
  const words = useExplainWords()
  const [best, ...others] = found.ways
  if (!best) return null
  return (
    <div className={styles.turn}>
      <h4>{words.turn(found)}</h4>
      <Way way={best} />
      {others.length > 0 ? (
        <details>
          <summary>{t('otherWays', { count: others.length })}</summary>
          <ul>
            {others.slice(0, MAX_OTHERS).map((way) => (
              <li key={way.map(({ layer, id, opinion }) => `${layer} ${id} ${opinion}`).join()}>
                <Way way={way} />
              </li>
            ))}
          </ul>
          {others.length > MAX_OTHERS ? <p>{t('moreWays', { count: others.length - MAX_OTHERS })}</p> : null}
        </details>
      ) : null}
    </div>
  )
}
