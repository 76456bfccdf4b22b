import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListMutasiCcash } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { type MutasiCcash, readListMutasiCcash } from '#generated/client/biaya-kuliah/readers.ts'
import { useListParams } from '#kit/list/list-params.ts'
import { listPageOf, PagedCard } from '#kit/list/paged-card.tsx'
import { custom, type ListColumn, rupiah, Table, tanggal, text } from '#kit/list/table.tsx'
import { dayIn } from '#shared/campus/campus-time.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { SelectInput } from '#shared/ui/choice/select-input.tsx'
import { DateInput } from '#shared/ui/input/date-input.tsx'
import styles from './mutasi.module.css'

const TIPE = ['semua', 'masuk', 'keluar'] as const
const FILTERS = ['tipe', 'mulai', 'selesai'] as const

/** Returns a valid day of the address; '' for an invalid one. */
const dayOf = (written: string): string => dayIn(written) ?? ''

/** Signs, so that the direction is not shown by colour alone. */
const SIGNS: Record<string, string> = { masuk: '+', keluar: '−' }

const COLUMNS: ListColumn<MutasiCcash>[] = [
  tanggal('tanggal', { title: 'history.date', header: true }),
  custom('tipe', ({ tipe }, { t }) => (tipe === 'masuk' || tipe === 'keluar' ? t(`movement.${tipe}`) : tipe || '–'), {
    title: 'movement.type',
  }),
  text('keterangan', { title: 'history.what' }),
  custom('nominal', ({ tipe, nominal }) => `${SIGNS[tipe] ?? ''}${formatRupiah(nominal)}`, {
    title: 'history.amount',
    numeric: true,
  }),
  rupiah('saldoAkhir', { title: 'movement.after' }),
]

/** Movements of the balance, filtered by kind and period (section 7: mutasi_ccash). */
export const Mutasi = () => {
  const { t } = useTranslation('biaya-kuliah')
  const { address, setPage } = useListParams(FILTERS)
  const { page, perPage, filters } = address
  const tipe = TIPE.find((one) => one === filters.tipe) ?? 'semua'
  const mulai = dayOf(filters.mulai)
  const selesai = dayOf(filters.selesai)
  const mutasi = useListMutasiCcash(
    useIdMahasiswa(),
    tipe,
    { tanggalMulai: mulai || undefined, tanggalSelesai: selesai || undefined, page, itemsPerPage: perPage },
    {
      query: {
        placeholderData: keepPreviousData,
        select: (answer) => listPageOf(readListMutasiCcash(answer), address),
      },
    },
  )
  const filter = (
    <div className={styles.filter}>
      <SelectInput
        label={t('movement.type')}
        value={tipe}
        onChange={({ target: { value } }) => setPage({ filters: { tipe: value === 'semua' ? '' : value } })}
      >
        {TIPE.map((one) => (
          <option key={one} value={one}>
            {t(`movement.${one}`)}
          </option>
        ))}
      </SelectInput>
      <DateInput
        label={t('movement.from')}
        value={mulai}
        max={selesai || undefined}
        onChange={({ target: { value } }) => setPage({ filters: { mulai: value } })}
      />
      <DateInput
        label={t('movement.until')}
        value={selesai}
        min={mulai || undefined}
        onChange={({ target: { value } }) => setPage({ filters: { selesai: value } })}
      />
    </div>
  )
  return (
    <PagedCard
      title={t('movement.title')}
      query={mutasi}
      address={address}
      onPageChange={setPage}
      empty={t('movement.empty')}
      filter={filter}
      inset
    >
      {(rows) => (
        <Table ns="biaya-kuliah" caption="movement.title" empty="movement.empty" columns={COLUMNS} rows={rows} />
      )}
    </PagedCard>
  )
}
