import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredQuestions } from '#kit/soal/answered-questions.tsx'
import { QuestionForm } from '#kit/soal/question-form.tsx'
import { groupSoal, skalaSoal } from '#kit/soal/soal.ts'
import { useQuestionForm } from '#kit/soal/use-question-form.ts'
import { Group, Tile } from '../group.tsx'

const CHOICES = ['S', 'M', 'L', 'XL'].map((nilai) => ({ nilai, wire: nilai, label: nilai }))

/**
 * Builds a section with every kind of question, and one with optional questions.
 * @param tile makes the names of landmarks unique; the first tile shows a section without a name
 */
const useGroups = (tile: number) => {
  const { t } = useTranslation('gallery')
  return useMemo(() => {
    const row = (id: string, jenis: string, isWajib = true) => ({ id, jenis, isWajib, pertanyaan: t('question') })
    const skala = skalaSoal(1, 5, t('low'), t('high'))
    return groupSoal(
      [
        {
          nama: `${t('label')} ${tile}`,
          keterangan: t('hint'),
          pertanyaan: [
            { ...row('1', 'teks'), maksimalKarakter: 40 },
            row('2', 'tanggal'),
            { ...row('3', 'angka'), bantuan: t('hint') },
            { ...row('4', 'pilihanGanda'), pilihan: CHOICES },
            { ...row('5', 'skala'), pilihan: skala },
            { ...row('6', 'pilihan'), pilihan: [...CHOICES, { nilai: 'long', wire: 'long', label: t('long') }] },
            row('7', 'pilihan'),
          ],
        },
        {
          nama: tile === 1 ? '' : `${t('choice')} ${tile}`,
          pertanyaan: [row('8', 'paragraf', false), row('9', 'bintang', false)],
        },
      ],
      { maxLength: 2000, unknown: 'teks' },
    )
  }, [t, tile])
}

interface Props {
  tile: number
  /** Submits at once, so that the errors are shown. */
  sent?: boolean
}

const Questions = ({ tile, sent = false }: Props) => {
  const { t } = useTranslation('gallery')
  const form = useQuestionForm({ groups: useGroups(tile), draft: null })
  const around = useRef<HTMLDivElement>(null)
  const { isReady } = form
  useEffect(() => {
    if (sent && isReady) around.current?.querySelector('form')?.requestSubmit()
  }, [sent, isReady])
  return (
    <div ref={around}>
      <QuestionForm
        form={form}
        title={`${t('question')} ${tile}`}
        action={{ reason: sent ? { text: t('save.reason') } : null, isPending: false }}
        sendLabel={t('send')}
        pendingLabel={t('send')}
        onSend={() => undefined}
      />
    </div>
  )
}

const Answered = () => {
  const given: Record<string, string[]> = { 1: ['Juru ukur'], 2: ['2026-11-03'], 4: ['S', 'XL'], 5: ['5'] }
  return <AnsweredQuestions groups={useGroups(3)} answerOf={({ id }) => given[id] ?? []} />
}

export const Section = () => {
  const { t } = useTranslation('gallery')
  return (
    <Group title={t('kit.questions')}>
      <Tile name="questions" wide>
        <Questions tile={1} />
      </Tile>
      <Tile name="questions, wrong" wide>
        <Questions tile={2} sent />
      </Tile>
      <Tile name="questions, answered" wide>
        <Answered />
      </Tile>
    </Group>
  )
}
