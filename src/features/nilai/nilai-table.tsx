import { IconLock } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { namaMakulOf } from '#domain/jadwal/nama-makul.ts'
import type { NilaiMakul } from '#generated/client/nilai/readers.ts'
import { MakulLink } from '#kit/link/makul-link.tsx'
import { angka, custom, type ListColumn, Table } from '#kit/list/table.tsx'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import styles from './nilai.module.css'
import { useAngka } from './use-angka.ts'

const NS = 'nilai'

/** Label of a grade hidden until a questionnaire is sent, with a link to it. */
export const NilaiTertutup = ({ nama }: { nama: string }) => {
  const { t } = useTranslation(NS)
  return (
    <span className={styles.shut}>
      <span>
        <IconLock size={16} aria-hidden />
        <span>{t('hidden.short')}</span>
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
    nilaiAngka == null ? '' : t('row.mark', { nilai: desimal(nilaiAngka, Number.isInteger(nilaiAngka) ? 0 : 2) }),
    bobot == null ? '' : t('row.points', { bobot: desimal(bobot) }),
    mutu == null ? '' : t('row.quality', { mutu: desimal(mutu), count: mutu }),
  ]
  const isShut = isTerkunci === true
  return (
    <>
      <span>
        <MakulLink of={row}>{nama}</MakulLink>
      </span>
      <span className={styles.figures}>{joined(kodeMakul !== nama && kodeMakul, ...(isShut ? [] : figures))}</span>
      {isLulus === false && !isShut && nilaiHuruf !== '' ? <Tag tone="danger">{t('failed')}</Tag> : null}
    </>
  )
}

const Huruf = ({ row, nama }: { row: NilaiMakul; nama: string }) => {
  const { t, i18n } = useTranslation(NS)
  if (row.isTerkunci === true) return <NilaiTertutup nama={nama} />
  if (row.nilaiHuruf === '') return <span className={styles.minor}>{t('unpublished')}</span>
  return <b className={styles.mark}>{shownText(row.nilaiHuruf, i18n.language)}</b>
}

const COLUMNS: ListColumn<NilaiMakul>[] = [
  custom('makul', (row, { language }) => <Makul row={row} nama={namaMakulOf(row, language)} />, { header: true }),
  angka('sks'),
  custom('nilai', (row, { language }) => <Huruf row={row} nama={namaMakulOf(row, language)} />, { numeric: true }),
]

/** Courses with credits and letter. A hidden grade links to its questionnaire; a missing one is labelled. */
export const NilaiTable = (
  props: Pick<ComponentProps<typeof Table<NilaiMakul>>, 'caption' | 'about' | 'empty' | 'rows' | 'totals'>,
) => <Table ns={NS} keep columns={COLUMNS} {...props} />
