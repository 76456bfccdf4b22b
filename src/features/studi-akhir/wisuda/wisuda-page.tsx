import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useLockText } from '#domain/pembayaran/use-bill-sums.ts'
import type { KegiatanPendaftarWisuda } from '#generated/client/wisuda/readers.ts'
import { useGetKegiatanPendaftarWisuda, useListKegiatanWisuda } from '#generated/client/wisuda/wisuda.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { QueryCard, type QueryResult, QueryView } from '#kit/query/query-view.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { EmptyState } from '#shared/ui/state/empty-state.tsx'
import { onceBy } from '#shared/wire/once-by.ts'
import { mapRows, readRows, unreadOf } from '#shared/wire/readers.ts'
import { type Condition, Conditions, countConditions } from '../conditions.tsx'
import { useWays } from '../ways.ts'
import { Ceremony, PastCeremonies } from './ceremonies.tsx'
import { splitCeremonies, stageOf } from './graduation.ts'
import { OwnRegistration } from './own-registration.tsx'
import { ownRequests } from './own-requests.ts'
import styles from './wisuda.module.css'

/** Returns a condition; an unmet condition about bills gets the amount to pay as its note. */
const withSum = (one: Condition, owed: string): Condition =>
  one.kode === 'tunggakan' && one.terpenuhi !== true ? { ...one, keterangan: owed } : one

/** The conditions with a link to meet each; the title has the number of open ones. */
const Readiness = ({ of }: { of: QueryResult<KegiatanPendaftarWisuda> }) => {
  const { t } = useTranslation('wisuda')
  const ways = useWays()
  const owed = useLockText(useIdMahasiswa(), 'wisuda')
  const syarat = of.data?.syarat ?? []
  const isKnown = syarat.length > 0 && countConditions(syarat).unknown === 0
  const open = readRows(syarat, 'noted').filter(({ terpenuhi, wajib }) => terpenuhi !== true && wajib !== false).length
  const title = isKnown ? (open === 0 ? t('syarat.met') : t('syarat.open', { count: open })) : t('syarat')
  return (
    <QueryCard query={of} select={(own) => own.syarat} title={title} lines={8} empty={t('syarat.none')}>
      {(items) => <Conditions items={mapRows(items, (one) => withSum(one, owed))} ways={ways} />}
    </QueryCard>
  )
}

/** /wisuda: the conditions, the ceremonies, and the student's registration with its next steps. */
export const WisudaPage = () => {
  const { t } = useTranslation('wisuda')
  const idMahasiswa = useIdMahasiswa()
  const own = useGetKegiatanPendaftarWisuda(idMahasiswa)
  const ceremonies = useListKegiatanWisuda({ idMahasiswa })
  useNoteRequests(ownRequests, idMahasiswa, useIsActing())
  const stage = own.data ? stageOf(own.data) : 'none'
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <div className={styles.columns}>
        <div className={styles.column}>
          {own.data && stage !== 'none' && stage !== 'unclear' ? <OwnRegistration of={own.data} /> : null}
          <Readiness of={own} />
        </div>
        <div className={styles.column}>
          <QueryView query={ceremonies} select={({ data }) => data} lines={8}>
            {(rows) => {
              const { ahead, over } = splitCeremonies(onceBy(readRows(rows, 'noted'), ({ id }) => id))
              return (
                <>
                  {ahead.length === 0 ? (
                    <Card title={t('ceremony')}>
                      {unreadOf(rows) === 0 ? <EmptyState hint={t('ceremony.none')} /> : null}
                      <p className={styles.contact}>
                        <Kontak />
                      </p>
                    </Card>
                  ) : (
                    ahead.map((kegiatan) => (
                      <Ceremony key={`${kegiatan.id} ${ahead.indexOf(kegiatan)}`} of={kegiatan} own={own.data} />
                    ))
                  )}
                  <PastCeremonies rows={over} />
                  <UnreadNote of={rows} />
                </>
              )
            }}
          </QueryView>
        </div>
      </div>
    </div>
  )
}
