import { IconClipboardList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import { isDikumpulkan, joinMakul, type TugasMakul, tenggatOf } from '#features/bahan-dan-tugas/tugas.ts'
import type { BahanTugasMakul } from '#generated/client/bahan-dan-tugas/readers.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { formatAngka } from '#shared/format/desimal.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import { unreadOf, type Waktu } from '#shared/wire/readers.ts'
import styles from './makul-sheet.module.css'
import { pagedRowsOf } from './paged-rows.ts'
import { Part } from './part.tsx'
import type { PartProps } from './part-props.ts'

const NS = 'makul-sheet'
const SCREEN = '/bahan-dan-tugas'
/** Assignments shown: what is due first, then the latest. */
const SHOWN = 3

const State = ({ of: { tugas } }: { of: TugasMakul }) => {
  const { t, i18n } = useTranslation(NS)
  const { nilai, status } = tugas
  if (nilai != null) return <Tag tone="ok">{t('tasks.grade', { nilai: formatAngka(nilai, i18n.language) })}</Tag>
  const tone = status === 'Terlambat' ? 'danger' : isDikumpulkan(tugas) ? 'ok' : 'neutral'
  return status ? <Tag tone={tone}>{shownText(kodeText('statusTugas', status), i18n.language)}</Tag> : null
}

/** Returns when an assignment was handed in, opens or is due; '' without any of these times. */
const useWhen = ({ tugas, fase }: TugasMakul): string => {
  const { t, i18n } = useTranslation(NS)
  const timeOf = (value: Waktu) => writtenMomenText(value, i18n.language, 'dayMonth')
  const [handedIn, due] = [timeOf(tugas.tanggalKumpul), timeOf(tugas.batasWaktu)]
  const opens = fase === 'before' ? timeOf(tugas.tanggalMulai) : null
  if (handedIn) return t('tasks.handedIn', handedIn)
  if (opens) return t('tasks.opens', opens)
  return due ? t(fase === 'open' ? 'tasks.until' : 'tasks.due', due) : ''
}

const Tugas = ({ of }: { of: TugasMakul }) => {
  const { t, i18n } = useTranslation(NS)
  const { tugas, fase } = of
  const when = useWhen(of)
  const isDue = fase === 'open' && !isDikumpulkan(tugas)
  const to = isDue ? `${SCREEN}?kumpulkan=${encodeURIComponent(tugas.idTugas)}` : SCREEN
  const judul = shownText(tugas.judul, i18n.language) || t('tasks.untitled')
  const words = (
    <>
      <b>{judul}</b>
      {when ? <span className={styles.more}>{when}</span> : null}
    </>
  )
  return (
    <li>
      <ScreenLink to={to} instead={<div>{words}</div>}>
        {words}
      </ScreenLink>
      <State of={of} />
    </li>
  )
}

const Facts = ({ rows }: { rows: readonly BahanTugasMakul[] }) => {
  const { t } = useTranslation(NS)
  const makul = joinMakul(rows)
  const { due, replaceable, ahead, closed } = tenggatOf(makul, useNowMs())
  const all = rows.flatMap(({ tugas }) => tugas)
  const isWhole = unreadOf(all) === 0
  if (all.length === 0) return <p className={styles.none}>{t('tasks.none')}</p>
  const shown = [...due, ...replaceable, ...ahead, ...closed].slice(0, SHOWN)
  const nothing =
    ahead.length > 0 ? t('tasks.ahead', { count: ahead.length }) : t('tasks.nothing', { count: all.length })
  const left = isWhole ? nothing : t('tasks.unsure')
  return (
    <>
      <p className={styles.fact}>{due.length > 0 ? t('tasks.left', { count: due.length }) : left}</p>
      <ul className={styles.list}>
        {shown.map((one) => (
          <Tugas key={one.tugas.idTugas} of={one} />
        ))}
      </ul>
      <UnreadNote of={all} />
    </>
  )
}

/** Assignments of a course with their states. */
export const TasksPart = ({ answers: { tugas, hasScreen }, makul: { ids, taken } }: PartProps) => {
  const { t } = useTranslation(NS)
  if (!hasScreen(SCREEN)) return null
  return (
    <Part
      icon={IconClipboardList}
      title={t('tasks.title')}
      to={SCREEN}
      query={tugas}
      find={({ makul: data, meta }) => pagedRowsOf({ data, meta }, ids)}
      none={t('tasks.none')}
      taken={taken}
    >
      {(rows) => <Facts rows={rows} />}
    </Part>
  )
}
