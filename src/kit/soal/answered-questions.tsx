import { useTranslation } from 'react-i18next'
import { Card } from '#shared/ui/look/card.tsx'
import styles from './soal.module.css'
import { jawabanText, type KelompokSoal, type Pertanyaan, type Soal } from './soal.ts'

interface Props<Row extends Pertanyaan> {
  groups: readonly KelompokSoal<Row>[]
  /** Returns the codes and texts that were sent as the answer. */
  answerOf: (soal: Soal<Row>) => readonly string[]
}

/** Questions with their answers, by section, read-only. */
export const AnsweredQuestions = <Row extends Pertanyaan>({ groups, answerOf }: Props<Row>) => {
  const { t, i18n } = useTranslation('ui')
  return groups.map(({ nama, soal }) => (
    <Card key={soal[0]?.nomor} title={nama || t('question.group')}>
      <dl className={styles.answers}>
        {soal.map((one) => (
          <div key={one.nomor}>
            <dt>{`${one.nomor}. ${one.pertanyaan || t('question.unnamed')}`}</dt>
            <dd>{jawabanText(one, answerOf(one), i18n.language) || t('question.unanswered')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  ))
}
