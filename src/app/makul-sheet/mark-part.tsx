import { IconChartBar, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { tertutupOf } from '#domain/nilai/tertutup.ts'
import { nilaiSementara } from '#features/nilai/nilai-sementara.ts'
import type {
  NilaiKomponen,
  NilaiMakul,
  NilaiPerkomponen,
  NilaiPerkomponenList,
  Transkrip,
} from '#generated/client/nilai/readers.ts'
import type { MakulIds } from '#kit/link/makul-key.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { combineQueries } from '#kit/query/combine-queries.ts'
import { formatAngka, formatDesimal } from '#shared/format/desimal.ts'
import { shownText, unreadableWord } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { type Angka, allRows, isWhole as isAllRead, readRows } from '#shared/wire/readers.ts'
import { rowsOfMakul } from './find-makul.ts'
import styles from './makul-sheet.module.css'
import { pagedRowsOf } from './paged-rows.ts'
import { Part } from './part.tsx'
import type { PartProps } from './part-props.ts'

const NS = 'makul-sheet'
const SCREEN = '/nilai'
/** Width of the bar of a weight; a phone has room for 100 per cent. */
const PX_PER_PERCENT = 1.2

/** Marks of a course in this semester, and its rows in the transcript. */
interface Marks {
  running: NilaiPerkomponen | undefined
  earlier: NilaiMakul[]
  /** True when a questionnaire must be filled in before they may be shown. */
  isTertutup: boolean
}

const findMarks = ([running, transkrip]: readonly [NilaiPerkomponenList, Transkrip], ids: MakulIds) => {
  const now = pagedRowsOf(running, ids)
  const before = rowsOfMakul(transkrip.data, ids)
  const tertutup = tertutupOf(readRows(transkrip.data, 'hint')) // the marks of a hidden grade would reveal it
  const [first] = now.rows
  const isTertutup = [...now.rows, ...before.rows].some(tertutup.isMakul)
  // Without the transcript it is unknown whether the marks are hidden.
  const isAny = transkrip.data !== null && (first !== undefined || before.rows.length > 0)
  return {
    rows: isAny ? [{ running: first, earlier: before.rows, isTertutup } satisfies Marks] : [],
    isWhole: now.isWhole && before.isWhole,
  }
}

const useTwoDecimals = () => {
  const { i18n } = useTranslation(NS)
  return (value: number): string => formatDesimal(value, 2, i18n.language)
}

/** Weight of a component as a bar with its figure: filled where there is a mark. */
const Weight = ({ of: { persentase, nilai } }: { of: NilaiKomponen }) => {
  const { i18n } = useTranslation(NS)
  if (persentase === null) return <td />
  if (persentase === undefined) return <td>{unreadableWord(i18n.language)}</td>
  const width = Math.min(100, Math.max(0, persentase)) * PX_PER_PERCENT
  return (
    <td>
      <svg className={styles.weight} width={width + 1} height="8" aria-hidden>
        <rect className={nilai == null ? styles.hollow : undefined} x="0.5" y="0.5" width={width} height="7" rx="2" />
      </svg>{' '}
      <span>{`${formatAngka(persentase, i18n.language)}%`}</span>
    </td>
  )
}

const Components = ({ of }: { of: NilaiPerkomponen['komponen'] }) => {
  const { t, i18n } = useTranslation(NS)
  const twoDecimals = useTwoDecimals()
  const rows = readRows(of, 'noted')
  const markText = (nilai: Angka): string => (nilai == null ? unreadableWord(i18n.language) : twoDecimals(nilai))
  return (
    <>
      {rows.length > 0 ? (
        <table className={styles.marks}>
          <caption className="visually-hidden">{t('mark.components')}</caption>
          <thead className="visually-hidden">
            <tr>
              {(['mark.component', 'mark.weight', 'mark.mark'] as const).map((title) => (
                <th key={title} scope="col">
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={rows.indexOf(one)}>
                <th scope="row">{shownText(one.nama, i18n.language) || '–'}</th>
                <Weight of={one} />
                {one.nilai === null ? (
                  <td className={styles.minor}>{t('mark.notYet')}</td>
                ) : (
                  <td>
                    <b>{markText(one.nilai)}</b>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <UnreadNote of={of} noun={t('mark.components')} />
    </>
  )
}

/** The final mark, the provisional one, or that there is none yet. */
const Running = ({ of }: { of: NilaiPerkomponen }) => {
  const { t, i18n } = useTranslation(NS)
  const twoDecimals = useTwoDecimals()
  const { nilaiAkhir, nilaiHuruf, komponen } = of
  const final = joined(
    shownText(nilaiHuruf, i18n.language),
    nilaiAkhir === undefined ? unreadableWord(i18n.language) : nilaiAkhir !== null && twoDecimals(nilaiAkhir),
  )
  const soFar = nilaiSementara(allRows(komponen) ?? [])
  if (final) return <p className={styles.fact}>{final}</p>
  if (soFar && isAllRead(komponen))
    return (
      <p className={styles.fact}>
        <span>{t('mark.soFar', { nilai: twoDecimals(Number(soFar.nilai)) })}</span>{' '}
        <span className={styles.more}>{t('mark.share', { persen: formatAngka(soFar.persen, i18n.language) })}</span>
      </p>
    )
  return isAllRead(komponen) ? (
    <p className={styles.none}>{t('mark.none')}</p>
  ) : (
    <p className={styles.fact}>{t('mark.unread')}</p>
  )
}

const useGradeText = () => {
  const { t, i18n } = useTranslation(NS)
  return ({ nilaiHuruf, semesterKe }: NilaiMakul): string =>
    joined(
      shownText(nilaiHuruf, i18n.language) || t('mark.unpublished'),
      semesterKe == null ? '' : t('mark.semester', { ke: semesterKe }),
    )
}

const Shut = () => {
  const { t } = useTranslation(NS)
  return (
    <>
      <p className={styles.fact}>
        <IconLock size={16} aria-hidden />
        <span>{t('mark.hidden')}</span>
      </p>
      <p className={styles.inner}>
        <ScreenLink to="/kuesioner">{t('mark.fill')}</ScreenLink>
      </p>
    </>
  )
}

const Facts = ({ of: { running, earlier, isTertutup } }: { of: Marks }) => {
  const { t } = useTranslation(NS)
  const gradeText = useGradeText()
  if (isTertutup) return <Shut />
  if (!running)
    return earlier.map((one) => (
      <p key={earlier.indexOf(one)} className={styles.fact}>
        {gradeText(one)}
      </p>
    ))
  return (
    <>
      <Running of={running} />
      <Components of={running.komponen} />
      {earlier.map((one) => (
        <p key={earlier.indexOf(one)} className={styles.more}>
          {t('mark.before', { nilai: gradeText(one) })}
        </p>
      ))}
    </>
  )
}

/** Parts of the mark in this semester, otherwise the grade in the transcript. */
export const MarkPart = ({ answers: { komponen, transkrip, hasScreen }, makul: { ids, taken } }: PartProps) => {
  const { t } = useTranslation(NS)
  if (!hasScreen(SCREEN)) return null
  return (
    <Part
      icon={IconChartBar}
      title={t('mark.title')}
      to={taken === 'no' ? `${SCREEN}?tab=transkrip` : `${SCREEN}?tab=komponen`}
      query={combineQueries(komponen, transkrip)}
      find={(both) => findMarks(both, ids)}
      none={t('mark.none')}
      taken={taken}
    >
      {(rows) => rows.map((one) => <Facts key={rows.indexOf(one)} of={one} />)}
    </Part>
  )
}
