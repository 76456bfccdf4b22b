import { useMemo } from 'react'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import type { KuesionerFormulir } from '#generated/client/kuesioner/readers.ts'
import { SendQuestions } from '#kit/soal/send-questions.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { type Angka, readRows } from '#shared/wire/readers.ts'
import { draftOf, type KuesionerSection } from './kuesioner-section.ts'
import { sendKuesioner } from './send-kuesioner.ts'
import { kelompokSoal, startOf } from './soal.ts'

interface FormProps {
  section: KuesionerSection
  formulir: KuesionerFormulir
  /** Title of the questionnaire. */
  judul: string
  /** Reason why its window does not allow sending. */
  closed: Reason | null
  /** End of its window, in milliseconds since 1970 by the campus's clock; null when unknown. */
  selesai: Angka
}

/** Form of a questionnaire, question by question; the answers are persisted until they are sent, once. */
export const KuesionerForm = ({ section, formulir, judul, closed, selesai }: FormProps) => {
  const place = { ...section, idMahasiswa: useIdMahasiswa() }
  const { idKuesioner, petunjuk, skala } = formulir
  const groups = useMemo(() => kelompokSoal(formulir), [formulir])
  const start = useMemo(() => startOf(groups), [groups])
  const words = readRows(skala, 'noted').map(({ nilai, label }) => [nilai, label].filter(Boolean).join(' '))
  return (
    <>
      <div>
        {petunjuk ? <p>{petunjuk}</p> : null}
        <MetaLine facts={words} none="" />
      </div>
      <SendQuestions
        groups={groups}
        draft={draftOf(section)}
        start={start}
        keepUntil={selesai ?? undefined}
        action={sendKuesioner(section.jenis)}
        place={place}
        title={judul}
        reason={closed}
        toVariables={(answers) => {
          const jawaban = answers.map(({ id, nilai: [one = ''] }) => ({ idPertanyaan: id, jawaban: one }))
          return { ...place, data: { idKuesioner, jawaban, ...toPeriodeParams(section), judul } }
        }}
      />
    </>
  )
}
