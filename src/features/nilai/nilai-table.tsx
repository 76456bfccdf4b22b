import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { NilaiMakul } from '#generated/readers/nilai.ts'
import { DataTable } from '#shared/ui/list/data-table.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './nilai.module.css'
import { useAngka } from './use-angka.ts'

const NS = 'nilai'

/** The word for a grade that waits for a questionnaire, and the way to it. */
export const NilaiTertutup = ({ nama }: { nama: string }) => {
  const { t } = useTranslation(NS)
  return (
    <span className={styles.shut}>
      <span>
        <IconLock size={16} aria-hidden />
        {t('hidden.short')}
      </span>
      <Link to="/kuesioner" aria-label={t('hidden.fillOf', { nama })}>
        {t('hidden.fill')}
      </Link>
    </span>
  )
}

const Makul = ({ row, nama }: { row: NilaiMakul; nama: string }) => {
  const { t } = useTranslation(NS)
  const { desimal } = useAngka()
  const { kodeMakul, nilaiAngka, bobot, mutu, isTerkunci, isLulus, nilaiHuruf } = row
  const figures = [
    nilaiAngka === null ? '' : t('row.mark', { nilai: desimal(nilaiAngka, Number.isInteger(nilaiAngka) ? 0 : 2) }),
    bobot === null ? '' : t('row.points', { bobot: desimal(bobot) }),
    mutu === null ? '' : t('row.quality', { mutu: desimal(mutu) }),
  ]
  const isShut = isTerkunci === true
  return (
    <>
      {nama}
      <span className={styles.figures}>
        {[kodeMakul === nama ? '' : kodeMakul, ...(isShut ? [] : figures)].filter(Boolean).join(' · ')}
      </span>
      {isLulus === false && !isShut && nilaiHuruf !== '' ? <Tag tone="danger">{t('failed')}</Tag> : null}
    </>
  )
}

interface Props {
  caption: string
  rows: readonly NilaiMakul[]
  empty: string
  totals?: Readonly<Record<string, ReactNode>>
}

/** Courses with credits and letter; a grade that is hidden leads to its questionnaire, one that is not there yet is said. */
export const NilaiTable = ({ caption, rows, empty, totals }: Props) => {
  const { t, i18n } = useTranslation(NS)
  const namaOf = (row: NilaiMakul) => namaMakulOf(row, i18n.language)
  const hurufOf = (row: NilaiMakul) => {
    if (row.isTerkunci === true) return <NilaiTertutup nama={namaOf(row)} />
    return row.nilaiHuruf === '' ? (
      <span className={styles.minor}>{t('unpublished')}</span>
    ) : (
      <b className={styles.mark}>{row.nilaiHuruf}</b>
    )
  }
  return (
    <DataTable
      caption={caption}
      captionHidden
      keep
      emptyHint={empty}
      rows={rows}
      rowKey={(row, place) => `${row.idMakul} ${place}`}
      columns={[
        {
          key: 'makul',
          title: t('column.makul'),
          isHeader: true,
          value: (row) => <Makul row={row} nama={namaOf(row)} />,
        },
        { key: 'sks', title: t('column.sks'), numeric: true, value: ({ sks }) => sks ?? '–' },
        { key: 'nilai', title: t('column.nilai'), numeric: true, value: hurufOf },
      ]}
      {...(totals && { totals })}
    />
  )
}
