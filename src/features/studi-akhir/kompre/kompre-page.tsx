import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListJadwalKompre } from '#generated/client/kompre/kompre.ts'
import type { JadwalKompre, PartisipasiKompre } from '#generated/client/kompre/readers.ts'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryCard, QueryView } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { onceBy } from '#shared/wire/once-by.ts'
import { type Listed, readRows } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { isOpen } from './exam.ts'
import { participationsQuery } from './exam-query.ts'
import { OwnExam, useMark } from './own-exam.tsx'
import { ownRequests } from './own-requests.ts'
import { Sittings } from './sittings.tsx'
import { StateTag } from './state-tag.tsx'

/** Number of participations shown at first; older ones are shown on demand. */
const FIRST = 3

const Past = ({ of }: { of: PartisipasiKompre }) => {
  const { t, i18n } = useTranslation('kompre')
  const markOf = useMark()
  const nama = of.nama || t('title')
  return (
    <>
      <ListItemHead title={nama} to={of.scheduleId && `/kompre/${of.scheduleId}`}>
        <StateTag of={of} />
      </ListItemHead>
      <MetaLine facts={[formatTanggal(of.tanggal, i18n.language), markOf(of)]} />
      {[...readRows(of.mataUji, 'noted').entries()].map(([place, row]) => (
        <MetaLine key={place} none="" facts={markOf(row) ? [`${row.nama || row.kode}: ${markOf(row)}`] : []} />
      ))}
      <UnreadNote of={of.mataUji} noun={t('subjects')} />
      {of.catatan ? <p className={styles.minor}>{of.catatan}</p> : null}
    </>
  )
}

/** Past participations: results and cancelled registrations. */
const History = ({ rows }: { rows: readonly PartisipasiKompre[] }) => {
  const { t } = useTranslation('kompre')
  return (
    <Card title={t('history')} flush>
      <ListByParts rows={rows} first={FIRST} idOf={({ id }) => id}>
        {(row) => <Past of={row} />}
      </ListByParts>
    </Card>
  )
}

const Own = ({ all, sittings }: { all: Listed<PartisipasiKompre>; sittings: readonly JadwalKompre[] }) => {
  const { t } = useTranslation('kompre')
  const rows = readRows(all, 'noted')
  const open = rows.filter(isOpen)
  const past = rows.filter((row) => !isOpen(row))
  return (
    <>
      {open.map((row) => (
        <OwnExam
          key={`${row.id} ${rows.indexOf(row)}`}
          of={row}
          jadwal={sittings.find(({ id }) => id === row.scheduleId)}
        />
      ))}
      {all.length === 0 ? (
        <Card title={t('own')}>
          <EmptyState hint={t('own.none')} />
        </Card>
      ) : null}
      {past.length > 0 ? <History rows={past} /> : null}
      <UnreadNote of={all} noun={t('own')} />
    </>
  )
}

/** /kompre: the student's exam with day, clashes and result, and the sittings with their seats. */
export const KomprePage = () => {
  const { t } = useTranslation('kompre')
  const idMahasiswa = useIdMahasiswa()
  useNoteRequests(ownRequests, useIdMahasiswa(), useIsActing())
  const own = useQuery(participationsQuery(idMahasiswa))
  const sittings = useListJadwalKompre({ idMahasiswa })
  const rows = onceBy(readRows(sittings.data?.data, 'noted'), ({ id }) => id)
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          <QueryView query={own} select={({ data }) => data} lines={12}>
            {(participations) => <Own all={participations} sittings={rows} />}
          </QueryView>
        </div>
        <div className={styles.column}>
          <QueryCard
            query={sittings}
            select={({ data }) => data}
            title={t('sittings')}
            lines={10}
            empty={t('sittings.none')}
            flush
          >
            {(listed) => (
              <>
                <Sittings rows={rows} own={own.data ? readRows(own.data.data, 'hint') : null} />
                <UnreadNote of={listed} />
              </>
            )}
          </QueryCard>
        </div>
      </div>
    </div>
  )
}
