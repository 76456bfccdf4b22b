import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListMutasiCcash } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import { AsyncBody } from '#shared/ui/async-body.tsx'
import { Card } from '#shared/ui/card.tsx'
import { DateInput } from '#shared/ui/date-input.tsx'
import { DEFAULT_PAGE_SIZE } from '#shared/ui/page-numbers.ts'
import { Pagination } from '#shared/ui/pagination.tsx'
import { SelectInput } from '#shared/ui/select-input.tsx'
import { present } from '#shared/wire/readers.ts'
import styles from './mutasi.module.css'
import { MutasiTable } from './mutasi-table.tsx'

const TIPE = ['semua', 'masuk', 'keluar'] as const
const START = { tipe: 'semua', mulai: '', selesai: '', page: 1, perPage: DEFAULT_PAGE_SIZE }

const useMutasi = ({ tipe, mulai, selesai, page, perPage }: typeof START) => {
  const params = {
    ...(mulai ? { tanggalMulai: mulai } : {}),
    ...(selesai ? { tanggalSelesai: selesai } : {}),
    page,
    itemsPerPage: perPage,
  }
  const query = { placeholderData: keepPreviousData }
  const { data, error, isPending, refetch } = useListMutasiCcash(useIdMahasiswa(), tipe, params, { query })
  return { mutasi: data?.data && present(data.data), total: data?.meta?.totalItems, error, isPending, refetch }
}

/** What moved the balance, by kind and period (section 7: mutasi_ccash). */
export const Mutasi = () => {
  const { t } = useTranslation('biaya-kuliah')
  const [filter, setFilter] = useState(START)
  const { mutasi, total, error, isPending, refetch } = useMutasi(filter)
  const change = (part: Partial<typeof START>) => setFilter((now) => ({ ...now, page: 1, ...part }))
  return (
    <Card title={t('movement.title')}>
      <div className={styles['filter']}>
        <SelectInput
          label={t('movement.type')}
          value={filter.tipe}
          onChange={(event) => change({ tipe: event.target.value })}
        >
          {TIPE.map((tipe) => (
            <option key={tipe} value={tipe}>
              {t(`movement.${tipe}`)}
            </option>
          ))}
        </SelectInput>
        <DateInput
          label={t('movement.from')}
          value={filter.mulai}
          max={filter.selesai || undefined}
          onChange={(event) => change({ mulai: event.target.value })}
        />
        <DateInput
          label={t('movement.until')}
          value={filter.selesai}
          min={filter.mulai || undefined}
          onChange={(event) => change({ selesai: event.target.value })}
        />
      </div>
      <AsyncBody data={mutasi} isPending={isPending} error={error} onReload={refetch} lines={6}>
        {(rows) => <MutasiTable rows={rows} />}
      </AsyncBody>
      {mutasi && mutasi.length > 0 ? (
        <Pagination
          page={filter.page}
          perPage={filter.perPage}
          total={total}
          onPage={(page) => change({ page })}
          onPerPage={(perPage) => change({ perPage })}
        />
      ) : null}
    </Card>
  )
}
