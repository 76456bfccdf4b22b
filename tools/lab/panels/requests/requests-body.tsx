import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { TextInput } from '#shared/ui/input/text-input.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import type { LoggedRequest, RequestLog } from '#tools/demo/server/request-log.ts'
import type { PanelProps } from '../../panel.ts'
import shared from '../../simulated/panel.module.css'
import { CopyLines } from './copy-lines.tsx'
import { RequestLine } from './request-line.tsx'
import { type Filter, filterLines, lineText } from './request-lines.ts'

/** Returns the live log, or its state at the time of the pause. */
const useLog = (log: RequestLog) => {
  const live = useSyncExternalStore(log.subscribe, log.lines)
  const [paused, setPaused] = useState<readonly LoggedRequest[] | null>(null)
  return {
    lines: paused ?? live,
    isPaused: paused !== null,
    /** Number of calls since the pause. */
    waiting: paused === null ? 0 : live.filter(({ nomor }) => nomor > (paused.at(-1)?.nomor ?? 0)).length,
    togglePause: () => setPaused(paused === null ? live : null),
    clear: () => {
      log.clear()
      if (paused !== null) setPaused([])
    },
  }
}

/** Number of lines rendered at first. Copying includes all lines that match the filter. */
const SHOWN = 50

const Requests = ({ log }: { log: RequestLog }) => {
  const { t } = useTranslation('lab-requests')
  const { lines, isPaused, waiting, togglePause, clear } = useLog(log)
  const [filter, setFilter] = useState<Filter>({ operation: '', onlyFailures: false })
  const [isAll, setAll] = useState(false)
  const found = filterLines(lines, filter)
  const shown = isAll ? found : found.slice(0, SHOWN)
  return (
    <div className={shared.stack}>
      <p className={shared.note}>{t('intro')}</p>
      <div className={shared.part}>
        <TextInput
          type="search"
          label={t('filter')}
          hint={t('filter.hint')}
          value={filter.operation}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setFilter({ ...filter, operation: target.value })}
        />
        <CheckboxInput
          label={t('onlyFailures')}
          checked={filter.onlyFailures}
          onChange={({ target }) => setFilter({ ...filter, onlyFailures: target.checked })}
        />
        <div className={shared.row}>
          <button type="button" className={buttonClass()} aria-pressed={isPaused} onClick={togglePause}>
            {isPaused ? t('resume') : t('pause')}
          </button>
          <button type="button" className={buttonClass()} onClick={clear}>
            {t('clear')}
          </button>
          <CopyLines text={() => found.map(lineText).join('\n')} />
        </div>
      </div>
      <section className={shared.part} aria-label={t('list')}>
        <p className={shared.note}>
          {t('count', { shown: shown.length, total: lines.length })} {isPaused ? t('waiting', { waiting }) : ''}
        </p>
        {found.length === 0 ? <EmptyState hint={lines.length === 0 ? t('empty') : t('noneFits')} /> : null}
        <ol>
          {shown.map((line) => (
            <RequestLine key={line.nomor} line={line} />
          ))}
        </ol>
        {found.length > shown.length ? (
          <button type="button" className={buttonClass('plain', true)} onClick={() => setAll(true)}>
            {t('showAll', { total: found.length })}
          </button>
        ) : null}
      </section>
    </div>
  )
}

/** Lists the portal's calls to the simulated gateway since the page was opened. */
export const RequestsBody = ({ host }: PanelProps) => (host.controls ? <Requests log={host.controls.log} /> : null)
