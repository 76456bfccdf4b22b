import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OldPortalLink } from '#domain/kampus/old-portal-link.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useFlag } from '#flags/use-flag.ts'
import type { SkpiKelengkapan, SkpiKelengkapanList } from '#generated/client/skpi/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { showDone } from '#kit/action/show-done.ts'
import { useAction } from '#kit/action/use-action.tsx'
import { FilterLinks } from '#kit/list/filter-links.tsx'
import { List } from '#kit/list/list.tsx'
import { type ListParams, useListParams } from '#kit/list/list-params.ts'
import { PagedCard, sliceListPage } from '#kit/list/paged-card.tsx'
import { QueryCard, type QueryResult } from '#kit/query/query-view.tsx'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { BottomBar } from '#shared/ui/form/bottom-bar.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { ProgressBar } from '#shared/ui/look/progress-bar.tsx'
import { filterRows, readRows } from '#shared/wire/readers.ts'
import { AddKelengkapan } from './add-kelengkapan.tsx'
import { Entri, useKeadaanText } from './entri.tsx'
import { deleteKelengkapan } from './kelengkapan.ts'
import { kelengkapanQuery } from './kelengkapan-query.ts'
import { canDelete, KEADAAN, keadaanOf, type Poin, poinOf, sortEntri } from './poin.ts'
import styles from './skpi.module.css'

const FILTERS = ['status'] as const

/** Sentence about missing points and about pending and rejected entries. */
const MissingPoints = ({ of: { kurang, minimal, jumlah } }: { of: Poin }) => {
  const { t } = useTranslation('skpi')
  const words = [
    kurang === null ? t('kurang.unknown') : kurang === 0 ? t('kurang.none') : t('kurang', { count: kurang }),
    jumlah.menunggu > 0 ? t('kurang.menunggu', { count: jumlah.menunggu }) : '',
    jumlah.ditolak > 0 ? t('kurang.ditolak', { count: jumlah.ditolak }) : '',
  ]
  return <Notice tone={minimal !== null && kurang === 0 ? 'ok' : 'info'}>{words.filter(Boolean).join(' ')}</Notice>
}

/** Points against the required minimum, and by kind. */
const PoinCard = ({ of }: { of: Poin }) => {
  const { t } = useTranslation('skpi')
  const { total, minimal, perJenis } = of
  const most = Math.max(1, minimal ?? 0, total)
  return (
    <div className={styles.stack}>
      <p className={styles.total}>
        {minimal === null ? t('total', { count: total }) : t('total.of', { total, count: minimal })}
      </p>
      <ProgressBar label={t('total.bar')} value={Math.min(total, most)} max={minimal ?? most} />
      <MissingPoints of={of} />
      {perJenis.length > 0 ? (
        <div className={styles.kinds}>
          {perJenis.map(({ jenis, poin, diterima }) => (
            <ProgressBar
              key={jenis}
              label={t('perJenis', { jenis: jenis || t('perJenis.none'), poin, count: diterima })}
              value={poin}
              max={most}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const StatusFilter = ({ address, jumlah }: { address: ListParams<'status'>; jumlah: Poin['jumlah'] }) => {
  const { t } = useTranslation('skpi')
  const words = useKeadaanText()
  const choiceOf = (status: string, title: string) => ({
    title,
    filters: { status },
    isCurrent: status === address.filters.status,
  })
  const choices = KEADAAN.map((one) => choiceOf(one, t('saring.count', { keadaan: words[one], total: jumlah[one] })))
  return <FilterLinks address={address} label={t('saring')} choices={[choiceOf('', t('saring.semua')), ...choices]} />
}

/**
 * Button that deletes the selected entries after a confirmation that lists their names. Only pending and rejected
 * entries can be selected.
 */
const DeleteSelected = ({
  chosen,
  onDone,
}: {
  chosen: readonly SkpiKelengkapan[]
  onDone: (ids: readonly string[]) => void
}) => {
  const { t } = useTranslation('skpi')
  const idMahasiswa = useIdMahasiswa()
  const ids = chosen.map(({ idKelengkapanSkpi }) => idKelengkapanSkpi)
  const remove = useAction(deleteKelengkapan, {
    questionOf: ({ nama }) => (
      <>
        <p>{t('hapus.question', { count: nama.length })}</p>
        <ul className={styles.names}>
          {nama.map((one, index) => (
            <li key={`${one} ${ids[index] ?? ''}`}>{one}</li>
          ))}
        </ul>
      </>
    ),
    onDone: (_, sent) => {
      if (!sent) return // null for a queued write; deleted entries drop out of the selection anyway
      onDone(sent.data.idKelengkapanSkpi)
      showDone(deleteKelengkapan)
    },
  })
  const nama = chosen.map(({ namaKegiatan }) => namaKegiatan || t('untitled'))
  return (
    <BottomBar className={chosen.length > 0 ? styles.bar : undefined} stays={chosen.length > 0 ? 'always' : 'no'}>
      <ActionArea of={remove}>
        {chosen.length > 0 ? (
          <ActionButton
            reason={remove.reason}
            pending={remove.isPending}
            onClick={() => remove.confirm({ idMahasiswa, ids: ids.join(), nama, data: { idKelengkapanSkpi: ids } })}
          >
            {t('hapus.action', { count: chosen.length })}
          </ActionButton>
        ) : null}
      </ActionArea>
    </BottomBar>
  )
}

const KelengkapanList = ({ of }: { of: QueryResult<SkpiKelengkapanList> }) => {
  const { t } = useTranslation('skpi')
  const { address, setPage } = useListParams(FILTERS)
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { status } = address.filters
  const all = sortEntri(of.data?.data ?? [])
  const rows = filterRows(all, (row) => status === '' || keadaanOf(row) === status)
  const chosen = readRows(all, 'noted').filter((row) => canDelete(row) && chosenIds.has(row.idKelengkapanSkpi))
  const cut = of.data && (of.data.data ? sliceListPage(rows, rows.length, address.page, address.perPage) : null)
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosenIds].filter((one) => one !== id)
    setChosen(new Set(isChosen ? [...others, id] : others))
  }
  const poin = of.data && poinOf(of.data)
  return (
    <>
      <PagedCard
        title={t('list')}
        query={{ ...of, data: cut }}
        address={address}
        onPageChange={setPage}
        empty={t('empty')}
        none={t('empty.filtered')}
        filter={poin && all.length > 0 ? <StatusFilter address={address} jumlah={poin.jumlah} /> : undefined}
      >
        {(shown) => (
          <List rows={shown} idOf={({ idKelengkapanSkpi }) => idKelengkapanSkpi}>
            {(entri) => (
              <Entri
                entri={entri}
                isChosen={chosenIds.has(entri.idKelengkapanSkpi)}
                onChoose={(isChosen) => choose(entri.idKelengkapanSkpi, isChosen)}
              />
            )}
          </List>
        )}
      </PagedCard>
      <DeleteSelected
        chosen={chosen}
        onDone={(ids) => setChosen((now) => new Set([...now].filter((id) => !ids.includes(id))))}
      />
    </>
  )
}

/**
 * /skpi: points against the minimum, and the entries; a campus that uses KHP shows it under that name (readings, 5).
 */
export const SkpiPage = () => {
  const { t } = useTranslation('skpi')
  const isSkpi = useFlag('menu.skpi')
  const isKhp = useFlag('menu.khp') && !isSkpi
  const isInOldPortal = useFlag('khp.legacy-alert')
  const kelengkapan = useQuery(kelengkapanQuery(useIdMahasiswa()))
  return (
    <div className={styles.page}>
      <h1>{isKhp ? t('title.khp') : t('title')}</h1>
      {isInOldPortal ? (
        <Notice>
          <span>{t('ui:khp.message')}</span> <OldPortalLink />
        </Notice>
      ) : null}
      <QueryCard title={t('poin.title')} query={kelengkapan} select={poinOf} lines={8}>
        {(poin) => <PoinCard of={poin} />}
      </QueryCard>
      <AddKelengkapan />
      <KelengkapanList of={kelengkapan} />
    </div>
  )
}
