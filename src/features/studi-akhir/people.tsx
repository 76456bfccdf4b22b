import { useTranslation } from 'react-i18next'
import type { LabelPembimbing } from '#generated/client/tugas-akhir/readers.ts'
import type { PembimbingStudiAkhir } from '#generated/client/umum/readers.ts'
import { List } from '#kit/list/list.tsx'
import { joined } from '#shared/text/joined.ts'
import { Tag } from '#shared/ui/look/tag.tsx'
import { type Listed, readRows, sortRows } from '#shared/wire/readers.ts'
import { markText } from './mark.ts'
import styles from './studi-akhir.module.css'

type Label = Pick<LabelPembimbing, 'urutan' | 'label'>

const TONES = { diusulkan: 'wait', disetujui: 'ok', ditolak: 'danger' } as const
const isKnown = (status: string): status is keyof typeof TONES => Object.hasOwn(TONES, status)

/** Returns the name of a role: the campus's label for its position, else the person's own label; '' without both. */
export const roleOf = (
  { urutan, label }: Pick<PembimbingStudiAkhir, 'urutan' | 'label'>,
  labels: Listed<Label>,
): string =>
  readRows(labels, 'hint').find((one) => typeof one.urutan === 'number' && one.urutan === urutan)?.label || label

/** Returns the people in the order of their roles; those without a position follow in the gateway's order. */
export const inOrder = (people: Listed<PembimbingStudiAkhir>): (PembimbingStudiAkhir | null)[] =>
  sortRows(people, (one, other) => (one.urutan ?? Number.MAX_SAFE_INTEGER) - (other.urutan ?? Number.MAX_SAFE_INTEGER))

const NONE: readonly Label[] = []

interface Props {
  people: Listed<PembimbingStudiAkhir>
  /** Role names of the campus; without them the person's own label is shown. */
  labels?: Listed<Label>
}

/**
 * Supervisors or examiners with name, role, status and the mark that they gave. Renders nothing when the list is empty.
 */
export const People = ({ people, labels = NONE }: Props) => {
  const { t, i18n } = useTranslation('studi-akhir')
  const rows = inOrder(people)
  if (rows.length === 0) return null
  return (
    <List rows={rows} idOf={({ id }) => id}>
      {(person) => (
        <div className={styles.line}>
          <div>
            <b className={styles.name}>{person.nama || '–'}</b>
            <p className={styles.minor}>
              {joined(
                roleOf(person, labels),
                person.nilai === null ? '' : t('people.mark', { nilai: markText(person.nilai, i18n.language) }),
              )}
            </p>
          </div>
          {person.status === '' ? null : (
            <Tag tone={isKnown(person.status) ? TONES[person.status] : 'neutral'}>
              {isKnown(person.status) ? t(`people.${person.status}`) : person.status}
            </Tag>
          )}
        </div>
      )}
    </List>
  )
}
