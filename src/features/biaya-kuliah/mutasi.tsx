import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useListMutasiCcash } from '#generated/client/biaya-kuliah/biaya-kuliah.ts'
import type { MutasiCcash } from '#generated/readers/biaya-kuliah.ts'
import { Answer } from '#kit/answer/answer.tsx'
import { custom, type ListColumn, rupiah, tanggal, text } from '#kit/list/columns.tsx'
import { Pages } from '#kit/list/pages.tsx'
import { Rows } from '#kit/list/rows.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { Card } from '#shared/ui/card.tsx'
import { DateInput } from '#shared/ui/date-input.tsx'
import { DEFAULT_PAGE_SIZE } from '#shared/ui/page-numbers.ts'
import { SelectInput } from '#shared/ui/select-input.tsx'
import { present } from '#shared/wire/readers.ts'
import styles from './mutasi.module.css'

const TIPE = ['semua', 'masuk', 'keluar'] as const
const START = { tipe: 'semua', mulai: '', selesai: '', page: 1, perPage: DEFAULT_PAGE_SIZE }

const useMutasi = ({ tipe, mulai, selesai, page, perPage }: typeof START) => {
  const params = {
    ...(mulai && { tanggalMulai: mulai }),
    ...(selesai && { tanggalSelesai: selesai }),
    page,
    itemsPerPage: perPage,
  }
  return useListMutasiCcash(useIdMahasiswa(), tipe, params, { query: { placeholderData: keepPreviousData } })
}

/** The sign stands beside words: the direction is no matter of a colour. */
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

/** What moved the balance, by kind and period (section 7: mutasi_ccash). */
export const Mutasi = () => {
  const { t } = useTranslation('biaya-kuliah')
  const [filter, setFilter] = useState(START)
  const mutasi = useMutasi(filter)
  const shown = mutasi.data?.data?.length ?? 0
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
      <Answer of={mutasi} part={({ data }) => data && present(data)} lines={6}>
        {(rows) => (
          <Rows ns="biaya-kuliah" caption="movement.title" empty="movement.empty" columns={COLUMNS} rows={rows} />
        )}
      </Answer>
      {shown > 0 ? (
        <Pages address={filter} total={mutasi.data?.meta?.totalItems ?? null} shown={shown} onTurn={change} />
      ) : null}
    </Card>
  )
}
