import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import type { Fault } from '#tools/demo/server/fault-types.ts'
import shared from '../../simulated/panel.module.css'
import styles from './faults.module.css'

const EXAMPLES: readonly { name: string; note: string; fault: Fault }[] = [
  {
    name: 'example.lost',
    note: 'example.lost.note',
    fault: { operation: 'processPembayaran', kind: 'lost', times: 1 },
  },
  { name: 'example.504', note: 'example.504.note', fault: { operation: 'saveKrs', kind: 'timeout504', times: 1 } },
  { name: 'example.captive', note: 'example.captive.note', fault: { operation: '*', kind: 'captive' } },
]

/** Example lines that show the portal's error handling; one press adds one. */
export const Examples = ({ onFault }: { onFault: (fault: Fault) => void }) => {
  const { t } = useTranslation('lab-faults')
  return (
    <ul className={styles.examples}>
      {EXAMPLES.map(({ name, note, fault }) => (
        <li key={name} className={styles.example}>
          <button type="button" className={buttonClass('plain', true)} onClick={() => onFault(fault)}>
            {t(name)}
          </button>
          <p className={shared.note}>{t(note)}</p>
        </li>
      ))}
    </ul>
  )
}
