import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import type { KuesionerFormulir } from '#generated/client/kuesioner/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { useCaller } from '#kit/action/use-caller.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { QuestionForm } from '#kit/soal/question-form.tsx'
import { jawabanOf } from '#kit/soal/soal.ts'
import { useQuestionForm } from '#kit/soal/use-question-form.ts'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { type Angka, readRows } from '#shared/wire/readers.ts'
import { type Bagian, draftOf } from './bagian.ts'
import { kirim } from './kirim-kuesioner.ts'
import { kelompokSoal, startOf } from './soal.ts'

interface FormProps {
  bagian: Bagian
  formulir: KuesionerFormulir
  /** Of what it is about, in words. */
  judul: string
  /** Why nothing can be sent now: its window. */
  closed: Reason | null
  /** End of its window, in milliseconds since 1970 by the campus's clock; null where nobody tells. */
  selesai: Angka
}

/** The questions to be answered, question by question; the answers are kept until they were sent, once. */
export const FormKuesioner = ({ bagian, formulir, judul, closed, selesai }: FormProps) => {
  const { t } = useTranslation('kuesioner')
  const { idMahasiswa } = useCaller()
  const { idKuesioner, petunjuk, skala } = formulir
  const groups = useMemo(() => kelompokSoal(formulir), [formulir])
  const start = useMemo(() => startOf(groups), [groups])
  const form = useQuestionForm({ groups, draft: draftOf(bagian), start, keepUntil: selesai ?? undefined })
  const send = useAction(kirim(bagian.jenis), {
    place: { ...bagian, idMahasiswa },
    reason: closed,
    confirm: ({ data: { jawaban } }) => (
      <>
        <p>{t('send.question', { judul, count: jawaban.length })}</p>
        <p>{t('send.once')}</p>
      </>
    ),
    onDone: (how) => {
      form.draft.done()
      if (how === 'answered') showToast(t('send.done'))
    },
    onRefused: (failure, { data: { jawaban } }) =>
      form.refuseAnswers(failure, {
        list: 'jawaban',
        sent: jawaban.map((one) => ({ id: String(one.idPertanyaan), nilai: [one.jawaban] })),
      }),
  })
  const ask = (given: FieldValues) => {
    const jawaban = jawabanOf(form.rows, given).map(({ id, nilai: [jawaban = ''] }) => ({ idPertanyaan: id, jawaban }))
    send.ask({ ...bagian, idMahasiswa, data: { idKuesioner, jawaban, ...toPeriodeParams(bagian), judul } })
  }
  const words = readRows(skala, 'noted').map(({ nilai, label }) => [nilai, label].filter(Boolean).join(' '))
  return (
    <>
      <div>
        {petunjuk ? <p>{petunjuk}</p> : null}
        <FactLine facts={words} none="" />
      </div>
      <ActionArea of={send}>
        <QuestionForm
          form={form}
          title={judul}
          action={send}
          sendLabel={t('send')}
          pendingLabel={t('send.pending')}
          onSend={ask}
        />
      </ActionArea>
    </>
  )
}
