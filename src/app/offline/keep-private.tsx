import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepsPrivate, setKeepsPrivate } from '#gateway/offline/persist-choice.ts'
import type { PersistedOwner } from '#gateway/offline/persisted-owner.ts'
import { dropPrivate } from '#gateway/offline/write-persisted.ts'
import { useSessionState } from '../session/session-state.ts'
import styles from './keep-private.module.css'
import { ownerOf } from './owner-of.ts'

const Choice = ({ owner }: { owner: PersistedOwner }) => {
  const { t } = useTranslation()
  const [keeps, setKeeps] = useState(() => keepsPrivate(owner))
  const hint = useId()
  const choose = (next: boolean) => {
    setKeepsPrivate(owner, next)
    setKeeps(next)
    if (!next) void dropPrivate(owner) // also when nothing is being persisted at the moment
  }
  return (
    <div className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={keeps}
          onChange={({ target }) => choose(target.checked)}
          aria-describedby={hint}
        />
        <span>{t('ui:offline.private')}</span>
      </label>
      <p id={hint}>{t('ui:offline.private.why')}</p>
    </div>
  )
}

/** Setting that persists grades and money on this device. Off by default, and not shown to operators. */
export const KeepPrivate = () => {
  const session = useSessionState()
  const [owner] = useState(() => ownerOf(session))
  return owner ? <Choice owner={owner} /> : null
}
