import { IconChecklist, IconCircleCheck } from '@tabler/icons-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useJendela } from '#domain/jendela/jendela.ts'
import { isSamePeriode, type Periode } from '#domain/periode/periode.ts'
import { CALLS } from '#features/kuesioner/calls.ts'
import { addressOf, draftOf, sectionOfMakul } from '#features/kuesioner/kuesioner-section.ts'
import { waktuOf } from '#features/kuesioner/waktu.ts'
import type { KuesionerMakul } from '#generated/client/kuesioner/readers.ts'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { DraftOwner } from '#shared/form/draft-owner.ts'
import { readDraft } from '#shared/form/draft-store.ts'
import { shownText } from '#shared/format/unreadable.ts'
// oxlint-disable-next-line house/device-clock -- the age of a draft, which this device has stamped
import { now } from '#shared/state/clock.ts'
import { joined } from '#shared/text/joined.ts'
import styles from './makul-sheet.module.css'
import { pagedRowsOf } from './paged-rows.ts'
import { Part } from './part.tsx'
import type { PartProps } from './part-props.ts'

const NS = 'makul-sheet'
const SCREEN = '/kuesioner'

/** Returns the window of the period's questionnaires as text; '' while it is unknown. */
const useWindowText = (periode: Periode): string => {
  const { t, i18n } = useTranslation(NS)
  const waktu = useOptionalData(CALLS.proses_pembelajaran.waktu.useQuery())
  const row = (waktu && waktuOf(waktu))?.find((one) => isSamePeriode(one?.periode, periode)) ?? undefined
  const { jendela, fase } = useJendela(row)
  const time = fase === 'before' ? jendela.mulai : jendela.selesai
  const hari = typeof time === 'number' ? formatTanggal(time, i18n.language, 'dayMonth') : ''
  if (fase === 'shut') return t('form.shut')
  if (hari === '' || fase === 'unknown') return ''
  return t(fase === 'before' ? 'form.opens' : fase === 'after' ? 'form.closed' : 'form.until', { hari })
}

interface StateProps {
  of: KuesionerMakul
  periode: Periode
  /** Text of the window. */
  jendela: string
  /** Names the lecturer where the course has several questionnaires. */
  isOne: boolean
}

const State = ({ of, periode, jendela, isOne }: StateProps) => {
  const { t, i18n } = useTranslation(NS)
  const { isSudahDiisi, tanggalDiisi, dosen } = of
  const owner = useContext(DraftOwner)
  const nama = isOne ? '' : shownText(dosen?.nama ?? '', i18n.language)
  const sentAt = writtenMomenText(tanggalDiisi, i18n.language, 'monthDay')
  if (isSudahDiisi === true)
    return (
      <>
        <p className={`${styles.fact} ${styles.ok}`}>
          <IconCircleCheck size={16} aria-hidden />
          <span>{sentAt ? t('form.sentAt', { hari: sentAt.hari }) : t('form.sent')}</span>
        </p>
        <p className={styles.more}>{joined(nama, t('form.final'))}</p>
      </>
    )
  const hasDraft = readDraft(owner, draftOf(sectionOfMakul(periode, of)), now().getTime()) !== null
  const more = joined(nama, hasDraft && t('form.draft'))
  const due = isSudahDiisi === null ? t('form.unread') : jendela || t('form.due')
  return (
    <>
      <p className={styles.fact}>{due}</p>
      {more ? <p className={styles.more}>{more}</p> : null}
    </>
  )
}

const Facts = ({ rows, periode }: { rows: readonly KuesionerMakul[]; periode: Periode }) => {
  const jendela = useWindowText(periode)
  return rows.map((one) => (
    <State key={rows.indexOf(one)} of={one} periode={periode} jendela={jendela} isOne={rows.length === 1} />
  ))
}

/** The questionnaires about a course. */
export const KuesionerPart = ({ answers: { kuesioner, periode, hasScreen }, makul: { ids, taken } }: PartProps) => {
  const { t } = useTranslation(NS)
  if (!hasScreen(SCREEN)) return null
  const own = kuesioner.data ? pagedRowsOf(kuesioner.data, ids).rows : []
  const due = own.find(({ isSudahDiisi }) => isSudahDiisi !== true) ?? own[0]
  return (
    <Part
      icon={IconChecklist}
      title={t('form.title')}
      to={periode && due ? addressOf(sectionOfMakul(periode, due)) : SCREEN}
      query={kuesioner}
      find={(answer) => pagedRowsOf(answer, ids)}
      none={t('form.none')}
      taken={taken}
    >
      {(rows) => (periode ? <Facts rows={rows} periode={periode} /> : null)}
    </Part>
  )
}
