import { IconDownload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveText } from '#shared/browser/save-file.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { CopyButton } from '../../copy-button.tsx'
import type { LabHost } from '../../panel.ts'
import styles from '../../parts.module.css'
import { wibText } from '../../simulated/wib-time.ts'
import { writeLabFile } from '../../state/lab-file.ts'
import { MAX_LINK_CHARACTERS, writeLabLink } from '../../state/lab-link.ts'
import type { LabState } from '../../state/lab-state.ts'
import { useCurrentState } from './use-current-state.ts'

const PARTS = ['campus', 'flags', 'menuConfig', 'persona', 'student', 'clock', 'faults', 'latencyMs'] as const
type Part = (typeof PARTS)[number]

const only = (state: LabState, parts: readonly Part[]): LabState =>
  Object.fromEntries(parts.filter((part) => state[part] !== undefined).map((part) => [part, state[part]]))

/** Exports the current state as one link and one file. */
export const SharePart = ({ host }: { host: LabHost }) => {
  const { t, i18n } = useTranslation('lab-link')
  const state = useCurrentState(host)
  const [chosen, setLeft] = useState<readonly Part[] | null>(null)
  // Without a moved clock, a link opened in a fresh profile shows the same day.
  const left = chosen ?? (host.controls?.isClockMoved() ? [] : ['clock'])
  const field = useRef<HTMLTextAreaElement>(null)
  const there = PARTS.filter((part) => state[part] !== undefined)
  const shared = only(
    state,
    there.filter((part) => !left.includes(part)),
  )
  const text = writeLabLink(shared)
  const address = `${window.location.origin}/?lab=${text}`
  const tooLong = text.length > MAX_LINK_CHARACTERS
  const detail = (part: Part) => {
    const value = state[part]
    if (part === 'flags') return t('part.flags', { count: Object.keys(state.flags ?? {}).length })
    if (part === 'clock') return t('part.clock', { value: wibText(state.clock ?? '', i18n.language) })
    if (part === 'faults') return t('part.faults', { count: state.faults?.length ?? 0 })
    return typeof value === 'string' || typeof value === 'number' ? t(`part.${part}`, { value }) : t(`part.${part}`)
  }
  const toggle = (part: Part) => setLeft(left.includes(part) ? left.filter((other) => other !== part) : [...left, part])
  return (
    <section className={styles.section} aria-label={t('share')}>
      <h3>{t('share')}</h3>
      <div>
        {there.map((part) => (
          <CheckboxInput key={part} label={detail(part)} checked={!left.includes(part)} onChange={() => toggle(part)} />
        ))}
      </div>
      <div className={styles.mono}>
        <TextArea
          ref={field}
          label={t('link')}
          hint={t('link.size', { count: text.length, max: MAX_LINK_CHARACTERS })}
          error={tooLong ? t('link.long') : undefined}
          readOnly
          value={address}
          maxLength={address.length}
        />
      </div>
      <div className={styles.actions}>
        <CopyButton text={address} label={t('copy')} field={field} reason={tooLong ? { text: t('link.long') } : null} />
        <button
          type="button"
          className={buttonClass()}
          onClick={() => saveText(writeLabFile(shared), `lab-${shared.campus ?? 'portal'}.json`, 'application/json')}
        >
          <IconDownload size={20} aria-hidden />
          {t('save')}
        </button>
      </div>
    </section>
  )
}
