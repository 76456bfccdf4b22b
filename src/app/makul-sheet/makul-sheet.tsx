import { useTranslation } from 'react-i18next'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { Sheet } from '#shared/ui/overlay/sheet.tsx'
import { AsOfKept } from '#shared/ui/state/as-of-kept.tsx'
import { isKnownText } from '#shared/wire/readers.ts'
import { AttendancePart } from './attendance-part.tsx'
import { ExamPart } from './exam-part.tsx'
import { rowsOfMakul } from './find-makul.ts'
import { KuesionerPart } from './kuesioner-part.tsx'
import { LecturerPart } from './lecturer-part.tsx'
import styles from './makul-sheet.module.css'
import { MarkPart } from './mark-part.tsx'
import { MaterialsPart } from './materials-part.tsx'
import { NextMeeting } from './next-meeting.tsx'
import type { PartProps } from './part-props.ts'
import { TasksPart } from './tasks-part.tsx'
import { useFoundMakul } from './use-found-makul.ts'
import { useMakulAnswers } from './use-makul-answers.ts'

/** Code, class and credits, and since when persisted data is shown. */
const About = ({ answers, makul: { ids, sks } }: PartProps) => {
  const { t, i18n } = useTranslation('makul-sheet')
  const { jadwal } = answers
  const groups = rowsOfMakul(jadwal.data?.data, ids).rows.flatMap(({ kelas }) => (isKnownText(kelas) ? [kelas] : []))
  const line = joined(
    shownText(isKnownText(ids.kodeMakul) && ids.idMakul !== ids.kodeMakul ? ids.kodeMakul : '', i18n.language),
    groups.length > 0 && t('group', { kelas: [...new Set(groups)].join(', ') }),
    sks != null && t('sks', { count: sks }),
  )
  return (
    <>
      {line ? <p className={styles.about}>{line}</p> : null}
      <AsOfKept updatedAt={jadwal.dataUpdatedAt} />
    </>
  )
}

/** Sentence about a course that is not taken, or that no response names. */
const Note = ({ makul: { state, taken }, hasName }: Pick<PartProps, 'makul'> & { hasName: boolean }) => {
  const { t } = useTranslation('makul-sheet')
  if (state === 'missing' && !hasName) return <p className={styles.note}>{t('notFound')}</p>
  if (state === 'unknown' && !hasName) return <p className={styles.note}>{t('unknown')}</p>
  return taken === 'no' ? <p className={styles.note}>{t('notTaken')}</p> : null
}

interface Props {
  /** Id or code of the course. */
  makul: string
  /** Name in the link that opened the sheet; '' for an address that was opened directly. */
  nama: string
  /** True when the sheet has a history entry of its own. */
  hasEntry: boolean
  onClose: () => void
}

/** Everything about one course in one sheet; each part loads and fails by itself. */
export const MakulSheet = ({ makul: key, nama, hasEntry, onClose }: Props) => {
  const { t } = useTranslation('makul-sheet')
  const answers = useMakulAnswers()
  const makul = useFoundMakul(key, answers)
  const known = makul.nama || nama
  const part: PartProps = { answers, makul }
  const isMissing = makul.state === 'missing' && known === ''
  return (
    <Sheet title={known || t('title')} about={<About {...part} />} hasEntry={hasEntry} onClose={onClose}>
      <Note makul={makul} hasName={known !== ''} />
      {isMissing ? null : (
        <>
          <NextMeeting {...part} />
          <ul>
            <LecturerPart {...part} />
            <AttendancePart {...part} />
            <TasksPart {...part} />
            <MaterialsPart {...part} />
            <ExamPart {...part} />
            <MarkPart {...part} />
            <KuesionerPart {...part} />
          </ul>
        </>
      )}
    </Sheet>
  )
}
