import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListWaktuPengajuanCuti } from '#generated/client/cuti/cuti.ts'
import { Answer, AnswerCard } from '#kit/answer/answer.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { readRows, unreadOf } from '#shared/wire/readers.ts'
import styles from './cuti.module.css'
import { shownWindows } from './leave.ts'
import { leaveQuery } from './leave-query.ts'
import { LeaveRequests } from './leave-requests.tsx'
import { ownRequests } from './own-requests.ts'
import { LeaveWindow } from './request-leave.tsx'

/** /cuti: whether leave may be requested and until when, what follows from it, and the requests with their timeline. */
export const CutiPage = () => {
  const { t } = useTranslation('cuti')
  const idMahasiswa = useIdMahasiswa()
  const windows = useListWaktuPengajuanCuti(idMahasiswa)
  const requests = useQuery(leaveQuery(idMahasiswa))
  useNoteRequests(ownRequests, idMahasiswa, useIsActing())
  const nowMs = useNowMs()
  const known = readRows(requests.data?.data, 'hint') // what is found stands against another; before sending all is read
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <Answer of={windows} part={({ data }) => data} lines={5}>
        {(rows) => {
          const shown = shownWindows(readRows(rows, 'noted'), nowMs)
          const isAll = unreadOf(rows) === 0
          if (shown.length === 0)
            return (
              <Card title={t(isAll ? 'window.none' : 'title')}>
                {isAll ? <EmptyState hint={t('window.noneHint')} /> : <UnreadNote of={rows} />}
                <p>
                  <Kontak />
                </p>
              </Card>
            )
          return (
            <>
              {shown.map((window) => (
                <LeaveWindow
                  key={`${window.idWaktuPengajuanCuti} ${shown.indexOf(window)}`}
                  of={windows}
                  window={window}
                  requests={known}
                />
              ))}
              <UnreadNote of={rows} />
            </>
          )
        }}
      </Answer>
      <AnswerCard of={requests} part={({ data }) => data} title={t('list')} lines={4} empty={t('empty')} flush>
        {(rows) => <LeaveRequests rows={rows} />}
      </AnswerCard>
    </div>
  )
}
