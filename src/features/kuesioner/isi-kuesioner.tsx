import { IconArrowDown } from '@tabler/icons-react'
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { toPeriodeParams } from '#domain/periode/periode.ts'
import type { KuesionerFormulir } from '#generated/client/kuesioner/readers.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { useCaller } from '#kit/action/use-caller.ts'
import type { FieldValues } from '#kit/form/field.ts'
import { type FieldsForm, useFieldsForm } from '#kit/form/use-fields-form.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { BottomBar } from '#shared/ui/form/bottom-bar.tsx'
import { DraftKeeper } from '#shared/ui/form/draft-keeper.tsx'
import { ErrorSummary } from '#shared/ui/form/error-summary.tsx'
import { SaveButton } from '#shared/ui/form/save-button.tsx'
import { TextArea } from '#shared/ui/input/text-area.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { present } from '#shared/wire/readers.ts'
import { type Bagian, draftOf } from './bagian.ts'
import { kirim } from './kirim-kuesioner.ts'
import styles from './kuesioner.module.css'
import { PilihJawaban } from './skala.tsx'
import {
  fieldsOfSoal,
  isTerbuka,
  jawabanOf,
  type KelompokSoal,
  kelompokSoal,
  kemajuanOf,
  nilaiOf,
  type Soal,
} from './soal.ts'

interface SoalProps {
  soal: Soal
  register: FieldsForm['form']['register']
  error: string | undefined
  /** It has to be answered, and is not. */
  isOpen: boolean
  onPressed: (soal: Soal) => void
}

/** One question in the form, as its kind is answered. An answer draws its own question anew, not all of them. */
const SatuSoal = memo(({ soal, register, error, isOpen, onPressed }: SoalProps) => {
  const { t } = useTranslation('kuesioner')
  const { jenis, nama, nomor, pertanyaan, maks, isWajib } = soal
  if (jenis === 'rusak')
    return (
      <Notice tone="warn">
        {nomor}. {pertanyaan} {t('question.broken')}
      </Notice>
    )
  const field = { ...register(nama), error }
  if (jenis !== 'teks') return <PilihJawaban {...field} soal={soal} isOpen={isOpen} onPressed={() => onPressed(soal)} />
  return (
    <TextArea
      {...field}
      label={`${nomor}. ${pertanyaan || t('question.unnamed')}`}
      mark={isWajib ? 'required' : 'optional'}
      maxLength={maks}
      rows={4}
      counter
    />
  )
})

interface KelompokProps extends Pick<SoalProps, 'onPressed'> {
  of: KelompokSoal
  form: FieldsForm
  values: FieldValues
}

const Kelompok = ({ of: { nama, soal }, form, values, onPressed }: KelompokProps) => {
  const { t } = useTranslation('kuesioner')
  const dijawab = soal.filter((one) => nilaiOf(one, values) !== '').length
  const isWajib = soal.some((one) => one.isWajib)
  const count = isWajib ? t('group.count', { dijawab, total: soal.length }) : t('group.optional')
  return (
    <Card title={nama || t('group.unnamed')} aside={<span className={styles.count}>{count}</span>}>
      <div className={styles.soal}>
        {soal.map((one) => (
          <div key={one.nomor} data-soal>
            <SatuSoal
              soal={one}
              register={form.form.register}
              error={form.said({ name: one.nama })}
              isOpen={isTerbuka(one, values)}
              onPressed={onPressed}
            />
          </div>
        ))}
      </div>
    </Card>
  )
}

interface BarProps {
  rows: readonly Soal[]
  values: FieldValues
  /** The way to what is still open, and once nothing is, the way to send it. */
  children: ReactNode
}

/** At the foot: how far one is, and how it goes on. */
const Bilah = ({ rows, values, children }: BarProps) => {
  const { t } = useTranslation('kuesioner')
  const { soal, dijawab } = kemajuanOf(rows, values)
  return (
    <BottomBar className={styles.bar}>
      <div className={styles.ticks} aria-hidden>
        {soal.map((one) => (
          <i key={one.nomor} className={nilaiOf(one, values) === '' ? undefined : styles.on} />
        ))}
      </div>
      <div className={styles.sum}>
        <p role="status">
          <b>{t('progress', { dijawab, total: soal.length })}</b>
          {Object.values(values).some(Boolean) ? <span className={styles.minor}>{t('draft.kept')}</span> : null}
        </p>
        {children}
      </div>
    </BottomBar>
  )
}

/** Brings a question into sight, after the one that was just answered. */
const bringIntoSight = (around: HTMLElement | null, nama: string, isFocused: boolean): void => {
  const control = around?.querySelector<HTMLElement>(`[name="${nama}"]`)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const place = control?.closest('[data-soal]') ?? control
  place?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
  if (isFocused) control?.focus({ preventScroll: true })
}

interface FormProps {
  bagian: Bagian
  formulir: KuesionerFormulir
  /** Of what it is about, in words. */
  judul: string
  /** Why nothing can be sent now: its window. */
  closed: Reason | null
}

/** The questions to be answered, question by question; the answers are kept until they were sent, once. */
export const FormKuesioner = ({ bagian, formulir, judul, closed }: FormProps) => {
  const { t } = useTranslation('kuesioner')
  const { idMahasiswa } = useCaller()
  const { idKuesioner, petunjuk, skala } = formulir
  const around = useRef<HTMLFormElement>(null)
  const { kelompok, rows, fields } = useMemo(() => {
    const kelompok = kelompokSoal(formulir)
    const rows = kelompok.flatMap(({ soal }) => soal)
    return { kelompok, rows, fields: fieldsOfSoal(rows) }
  }, [formulir])
  const form = useFieldsForm({ ns: 'kuesioner', fields, name: draftOf(bagian) })
  const { getValues } = form.form
  const values: FieldValues = useWatch({ control: form.form.control })
  const send = useAction(kirim(bagian.jenis), {
    place: { ...bagian, idMahasiswa },
    reason: { assumed: t('notHere'), own: closed },
    confirm: ({ data: { jawaban } }) => (
      <>
        <p>{t('send.question', { judul, count: jawaban.length })}</p>
        <p>{t('send.once')}</p>
      </>
    ),
    labels: { confirmLabel: t('send.confirm'), cancelLabel: t('send.back') },
    notDone: t('send.notDone'),
    doubt: t('send.doubt'),
    onDone: (how) => {
      form.draft.done()
      if (how === 'answered') showToast(t('send.done'))
    },
  })
  const ask = (given: FieldValues) => {
    const data = { idKuesioner, jawaban: jawabanOf(rows, given), ...toPeriodeParams(bagian), judul }
    send.ask({ ...bagian, idMahasiswa, data })
  }
  const goOn = useCallback(
    ({ nomor }: Soal) => {
      const given = getValues()
      const next = rows.find((one) => one.nomor > nomor && one.jenis !== 'rusak' && nilaiOf(one, given) === '')
      if (next) bringIntoSight(around.current, next.nama, false)
    },
    [rows, getValues],
  )
  const problems = rows.flatMap(({ nama, nomor, pertanyaan }) => {
    const said = form.said({ name: nama })
    return said ? [{ field: nama, message: `${nomor}. ${pertanyaan.replace(/[.?!:\s]+$/, '')}: ${said}` }] : []
  })
  const next = rows.find((one) => isTerbuka(one, values))
  const sending = { reason: send.reason, pending: send.isPending }
  const words = present(skala).map(({ nilai, label }) => [nilai, label].filter(Boolean).join(' '))
  return (
    <>
      <div>
        {petunjuk ? <p>{petunjuk}</p> : null}
        <FactLine facts={words} none="" />
      </div>
      <ActionArea of={send}>
        <form
          ref={around}
          className={styles.form}
          aria-label={judul}
          noValidate
          onSubmit={(event) => void form.submit(ask)(event)}
        >
          <DraftKeeper draft={form.draft} />
          <ErrorSummary problems={problems} attempt={form.attempt} />
          {form.isReady
            ? kelompok.map((of) => (
                <Kelompok key={of.soal[0]?.nomor} of={of} form={form} values={values} onPressed={goOn} />
              ))
            : null}
          {next ? (
            <div>
              <ActionButton type="submit" {...sending}>
                {t('send.button')}
              </ActionButton>
            </div>
          ) : null}
          <Bilah rows={rows} values={values}>
            {next ? (
              <ActionButton look="main" onClick={() => bringIntoSight(around.current, next.nama, true)}>
                {t('next')}
                <span className="visually-hidden"> {t('next.which', { nomor: next.nomor })}</span>
                <IconArrowDown size={16} aria-hidden />
              </ActionButton>
            ) : (
              <SaveButton label={t('send.button')} pendingLabel={t('send.pending')} {...sending} />
            )}
          </Bilah>
        </form>
      </ActionArea>
    </>
  )
}
