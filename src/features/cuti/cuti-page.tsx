import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { faseOf, toJendela } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useSemesterBerjalan } from '#domain/periode/periode.ts'
import { useListWaktuPengajuanCuti } from '#generated/client/cuti/cuti.ts'
import type { WaktuPengajuanCuti } from '#generated/client/cuti/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { markReported } from '#shared/state/reported-failures.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { readRows, unreadOf } from '#shared/wire/readers.ts'
import styles from './cuti.module.css'
import { otherRequests, requestFor, shownWindows, sortRequests } from './leave.ts'
import { OwnLeave } from './leave-head.tsx'
import { leaveQuery } from './leave-query.ts'
import { LeaveRequests } from './leave-requests.tsx'
import { ownRequests } from './own-requests.ts'
import { LeaveWindow } from './request-leave.tsx'

/** /cuti: window for requests, consequences of leave, and the requests with their timelines. */
export const CutiPage = () => {
  const { t } = useTranslation('cuti')
  const idMahasiswa = useIdMahasiswa()
  const windows = useListWaktuPengajuanCuti(idMahasiswa)
  const requests = useQuery(leaveQuery(idMahasiswa))
  useNoteRequests(ownRequests, idMahasiswa, useIsActing())
  const nowMs = useNowMs()
  const { semesterBerjalan } = useSemesterBerjalan()
  const sorted = requests.data?.data ? sortRequests(requests.data.data) : null
  const known = readRows(sorted, 'hint') // a found request blocks another one; the precheck reads the whole list
  const shown = shownWindows(readRows(windows.data?.data, 'noted'), nowMs)
  const own = shown.map((window) => requestFor(known, window))
  const others = otherRequests(known, shown, semesterBerjalan)
  const refetchInBackground = async ({ idWaktuPengajuanCuti: id }: WaktuPengajuanCuti): Promise<boolean> => {
    const { data, error } = await windows.refetch()
    if (error) markReported(error) // the caller retries
    const found = readRows(data?.data, 'hint').find((one) => one.idWaktuPengajuanCuti === id)
    return !error && found !== undefined && faseOf(toJendela(found), campusNow()) === 'open'
  }
  // Waits for the requests too: one may already exist. Their failure is shown in their list.
  const asked = { ...windows, isPending: windows.isPending || requests.isPending }
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {others.map((request) => (
        <OwnLeave key={request.idPengajuanCuti} of={request} />
      ))}
      <QueryView query={asked.isPending ? { ...asked, data: undefined } : asked} select={({ data }) => data} lines={5}>
        {(rows) => {
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
              {[...shown.entries()].map(([place, window]) => (
                <LeaveWindow
                  key={`${window.idWaktuPengajuanCuti} ${place}`}
                  window={window}
                  requests={known}
                  own={own[place] ?? null}
                  refetchInBackground={() => refetchInBackground(window)}
                />
              ))}
              <UnreadNote of={rows} />
            </>
          )
        }}
      </QueryView>
      <QueryCard query={requests} select={() => sorted} title={t('list')} lines={4} empty={t('empty')} flush>
        {(rows) => <LeaveRequests rows={rows} first={[...others, ...own.filter((one) => one !== null)]} />}
      </QueryCard>
    </div>
  )
}
