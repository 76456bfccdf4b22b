import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toGatewayError } from '#gateway/call/gateway-error.ts'
import { useListConfiguration } from '#generated/client/konfigurasi/konfigurasi.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { unreadOf } from '#shared/wire/readers.ts'
import type { LabHost } from '../../panel.ts'
import parts from '../../parts.module.css'
import { StatusMessage } from '../../simulated/told.tsx'
import { useStatusMessage } from '../../simulated/use-told.ts'
import { AddSetting } from './add-setting.tsx'
import { SettingItem } from './setting-item.tsx'

/** Section 9: the list is fetched in one request. */
const ALL = { itemsPerPage: 1000 } as const

const Failed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation('lab-konfigurasi')
  return (
    <Notice tone="danger" live>
      <p>{t('failed', { message: toGatewayError(error).message })}</p>
      <button type="button" className={buttonClass()} onClick={onRetry}>
        {t('again')}
      </button>
    </Notice>
  )
}

/** Lists every setting with its value, and forms to change one and to add one. */
export const Settings = ({ host }: { host: LabHost }) => {
  const { t } = useTranslation('lab-konfigurasi')
  const { message, show } = useStatusMessage()
  const [open, setOpen] = useState<string | null>(null)
  const { data: answer, error, isPending, refetch } = useListConfiguration(ALL)
  const rows = answer?.data
  const unread = unreadOf(rows)
  const done = (message: string) => {
    setOpen(null)
    show(message)
    void host.refresh()
  }
  return (
    <div className={parts.panel}>
      <p className={parts.note}>{host.controls ? t('intro.demo') : t('intro.staging')}</p>
      <StatusMessage text={message} />
      {error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {isPending ? <p role="status">{t('pending')}</p> : null}
      {unread > 0 ? <Notice tone="warn">{t('unread', { count: unread })}</Notice> : null}
      {answer && !rows ? <Notice tone="warn">{t('unreadable')}</Notice> : null}
      {rows?.length === 0 ? <EmptyState hint={t('none')} /> : null}
      {rows ? (
        <ul aria-label={t('title')}>
          {rows.map((row) =>
            row === null ? null : (
              <SettingItem
                key={row.keyword}
                row={row}
                isOpen={open === row.keyword}
                onToggle={() => setOpen(open === row.keyword ? null : row.keyword)}
                onDone={() => done(t('changed', { keyword: row.keyword }))}
              />
            ),
          )}
        </ul>
      ) : null}
      <AddSetting onDone={(keyword) => done(t('added', { keyword }))} />
    </div>
  )
}
