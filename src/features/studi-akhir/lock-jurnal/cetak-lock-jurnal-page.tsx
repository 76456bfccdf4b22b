import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useGetCetakLockJurnal, useGetCetakPengajuanJurnal } from '#generated/client/lock-jurnal/lock-jurnal.ts'
import type { CetakLockJurnal, PengajuanJurnal } from '#generated/client/lock-jurnal/readers.ts'
import { custom, type ListColumn, Table, text, whole } from '#kit/list/table.tsx'
import { PrintPage } from '#kit/print/print-page.tsx'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { unreadableWord } from '#shared/format/unreadable.ts'
import { useReported } from '#shared/state/use-reported.ts'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { allRows, isKnownText, tanggal } from '#shared/wire/readers.ts'
import styles from '../studi-akhir.module.css'
import { sourceOf } from './lock.ts'

const COLUMNS: ListColumn<PengajuanJurnal>[] = [
  whole('idJurnal', { title: 'print.column.id' }),
  text('judulJurnal', { title: 'field.judulJurnal', header: true }),
  custom<PengajuanJurnal>(
    'source',
    (row, { t }) => joined(sourceOf(row), row.issn ? t('issn', { issn: row.issn }) : '') || '–',
    { title: 'print.column.journal' },
  ),
  custom<PengajuanJurnal>('status', ({ status }) => kodeText('statusPengajuan', status) || '–', {
    title: 'print.column.status',
  }),
]

/** Message of the gateway that there is no receipt. */
const NoReceipt = ({ message }: { message: string }) => {
  const { t } = useTranslation('lock-jurnal')
  return (
    <div className={styles.noPaper}>
      <h1>{t('print.title')}</h1>
      <Notice tone="warn">{message || t('print.none')}</Notice>
      <p>
        <Link className={buttonClass()} to="/lock-jurnal">
          {t('back')}
        </Link>
      </p>
    </div>
  )
}

const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

interface ReceiptProps {
  of: QueryResult<CetakLockJurnal>
  /** True when the address names neither a submission nor a day. */
  isNewest?: boolean
}

/** Print page of the receipt. The print time differs in each answer and is therefore excluded from the digest. */
const Receipt = ({ of, isNewest = false }: ReceiptProps) => {
  const { t, i18n } = useTranslation('lock-jurnal')
  const { data, error } = of
  const shown = useMemo(() => {
    const isWhole = data && isKnownText(data.judulSkripsi) && data.jurnal.length > 0 && allRows(data.jurnal)
    return isWhole ? { ...data, tanggalCetak: null } : null
  }, [data])
  const isGone = data === undefined && error !== null && GONE.has(error.status)
  useReported(isGone ? error : null)
  if (isGone) return <NoReceipt message={error.message} />
  return (
    <PrintPage title={t('print.title')} answer={of} part={() => shown}>
      {(receipt) => ({
        facts: [
          { label: t('print.number'), value: receipt.nomor },
          { label: t('print.day'), value: formatTanggal(receipt.tanggalDaftar, i18n.language) },
          { label: t('field.judulSkripsi'), value: receipt.judulSkripsi },
          {
            label: t('supervisor'),
            value: receipt.pembimbing
              .map((one) => (one ? one.nama : unreadableWord(i18n.language)))
              .filter(Boolean)
              .join(', '),
          },
        ],
        body: (
          <>
            <Table
              ns="lock-jurnal"
              caption="print.caption"
              empty="print.none"
              columns={COLUMNS}
              rows={receipt.jurnal}
            />
            <p>{t('print.noApproval')}</p>
            {isNewest ? (
              <p>{t('print.newest', { hari: formatTanggal(receipt.tanggalDaftar, i18n.language) })}</p>
            ) : null}
          </>
        ),
        signedAt: data?.tempat ? { kota: data.tempat, tanggal: tanggal(data.tanggalCetak) } : null,
        signers: ['mahasiswa', { office: receipt.jabatanPejabat || t('print.office'), person: receipt.pejabat }],
      })}
    </PrintPage>
  )
}

const ReceiptOfOne = ({ id }: { id: string }) => <Receipt of={useGetCetakPengajuanJurnal(useIdMahasiswa(), id)} />

const ReceiptOfDay = ({ tanggalDaftar }: { tanggalDaftar: string | null }) => {
  const receipt = useGetCetakLockJurnal(useIdMahasiswa(), tanggalDaftar === null ? undefined : { tanggalDaftar })
  return <Receipt of={receipt} isNewest={tanggalDaftar === null} />
}

/**
 * /cetak-lock-jurnal: the receipt of one submission (`?idJurnal=`), of a day (`?tanggalDaftar=`), else of the newest
 * day, which is then stated on the print page.
 */
export const CetakLockJurnalPage = () => {
  const { t } = useTranslation('lock-jurnal')
  const [query] = useSearchParams()
  const wanted = query.get('idJurnal')
  const id = readNumberedId(wanted)
  if (id !== null) return <ReceiptOfOne key={id} id={id} />
  const tanggalDaftar = tanggal(query.get('tanggalDaftar'))
  if (wanted !== null || tanggalDaftar === undefined) return <NoReceipt message={t('missing.why')} />
  return <ReceiptOfDay key={tanggalDaftar} tanggalDaftar={tanggalDaftar} />
}
