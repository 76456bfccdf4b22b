import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useJendela } from '#domain/jendela/jendela.ts'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { AturanSidang } from '#generated/client/sidang/readers.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { CreateSidangBody } from '#generated/models/sidang/createSidangBody.zod.ts'
import { type Field, fieldsOf } from '#kit/form/field.ts'
import { bodyOf } from '#kit/form/field-values.ts'
import type { Check } from '#kit/form/validate.ts'
import { JendelaCard } from '#kit/jendela/jendela-card.tsx'
import { BackLink } from '#kit/link/back-link.tsx'
import { isWholeList } from '#kit/list/whole-list.ts'
import { type QueryResult, QueryView } from '#kit/query/query-view.tsx'
import { MissingCard } from '#kit/query/query-view-or-missing.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { today } from '#shared/campus/today.ts'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { webAddress } from '#shared/text/web-address.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { findRow, mapRows, text } from '#shared/wire/readers.ts'
import { Conditions } from '../conditions.tsx'
import { EntryForm, useEntryForm } from '../entry-form.tsx'
import { ChooseWork } from '../missing-id.tsx'
import styles from '../studi-akhir.module.css'
import { useWays } from '../ways.ts'
import { defenceDraft, requestDefence } from './defence-actions.ts'
import { guidedWorks } from './final-project.ts'
import { worksQuery } from './queries.ts'
import { WorkTag } from './tugas-akhir-page.tsx'
import { useAttendanceRule, useDefenceRules, useRequestWindow } from './use-work-facts.ts'

/** Returns the fields of a request; consent is a field when the campus requires approval of the attendance. */
const fieldsFor = (wantsConsent: boolean): Field[] =>
  fieldsOf(CreateSidangBody, {
    tautanNaskah: { kind: 'text', input: 'url', wide: true, hint: 'field.tautanNaskah.hint' },
    tanggalUsulan: { kind: 'date', hint: 'field.tanggalUsulan.hint' },
    catatan: { kind: 'lines', wide: true },
    ...(wantsConsent && { setujuHadir: { kind: 'tick', wide: true, hint: 'field.setujuHadir.hint' } }),
  })

const check: Check = ({ tautanNaskah, tanggalUsulan }) => {
  const link = text(tautanNaskah).trim()
  const day = text(tanggalUsulan)
  return {
    tautanNaskah: link !== '' && webAddress(link) === null ? 'field.tautanNaskah.noAddress' : null,
    tanggalUsulan: day !== '' && day <= today() ? 'field.tanggalUsulan.past' : null,
  }
}

/** Checklist of the documents that the campus requires; the ticks are not sent. */
const Documents = ({ names }: { names: readonly string[] }) => {
  const { t } = useTranslation('tugas-akhir')
  const [ready, setReady] = useState<readonly string[]>([])
  if (names.length === 0) return null
  const left = names.filter((name) => !ready.includes(name)).length
  return (
    <Card title={t('documents')}>
      <div className={styles.stack}>
        <p className={styles.minor}>{t('documents.hint')}</p>
        {[...new Set(names)].map((name) => (
          <CheckboxInput
            key={name}
            label={name}
            checked={ready.includes(name)}
            onChange={({ target }) =>
              setReady(target.checked ? [...ready, name] : ready.filter((other) => other !== name))
            }
          />
        ))}
        <p role="status">{left === 0 ? t('documents.all') : t('documents.left', { count: left })}</p>
      </div>
    </Card>
  )
}

/** Returns the period in which the defence may be requested; empty while the period is unknown. */
const useRequestJendela = (id: string) => useJendela(useOptionalData(useRequestWindow(id))?.tahapan[0] ?? undefined)

/** Period in which the defence may be requested. */
const RequestWindow = ({ id }: { id: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const window = useRequestWindow(id)
  const now = useJendela(window.data?.tahapan[0] ?? undefined)
  const label = window.data?.nama || t('window')
  if (id === '') return null
  return (
    <JendelaCard
      of={window}
      now={now}
      label={label}
      noun={label}
      note={window.data?.keterangan ?? ''}
      texts={{
        closesIn: 'tugas-akhir:window.closesIn',
        opensIn: 'tugas-akhir:window.opensIn',
        after: 'tugas-akhir:window.after',
      }}
    />
  )
}

/** Returns the reason why no defence can be requested, with the campus's own text if it gives one. */
const useRequestReason = (rule: AturanSidang): Reason | null => {
  const { t } = useTranslation('tugas-akhir')
  const { fase } = useRequestJendela(rule.idJadwalPengajuan)
  if (rule.jenisSidang === '') return { text: t('request.unknown'), next: <Kontak /> }
  // The last day may pass while the answer is cached.
  if (rule.bolehMengajukan !== false) return fase === 'after' ? { text: t('window.after') } : null
  return rule.alasan ? { text: rule.alasan } : { text: t('request.notNow'), next: <Kontak /> }
}

interface Props {
  work: UsulanTugasAkhir
  rule: AturanSidang
}

const RequestForm = ({ work, rule }: Props) => {
  const { t } = useTranslation('tugas-akhir')
  const navigate = useNavigate()
  const usulanId = work.id
  const place = { idMahasiswa: useIdMahasiswa(), usulanId }
  const attendance = useOptionalData(useAttendanceRule(true))
  const keepUntil = useRequestJendela(rule.idJadwalPengajuan).jendela.selesai ?? undefined
  const fields = fieldsFor(attendance !== undefined && attendance.wajib !== false)
  const open = () => {
    showToast(t('request.done'))
    void navigate(`/tugas-akhir/${usulanId}`, { replace: true })
  }
  const entry = useEntryForm({
    ...{ ns: 'tugas-akhir', fields, check, draft: defenceDraft(usulanId), keepUntil },
    ...{ action: requestDefence, place, reason: useRequestReason(rule) },
    toVariables: (values) => ({
      ...place,
      data: CreateSidangBody.parse({
        ...bodyOf(fields, values),
        usulanId,
        jenisSidang: rule.jenisSidang,
        ...(rule.idJadwalPengajuan && { idJadwal: rule.idJadwalPengajuan }),
      }),
    }),
    onEnd: open,
  })
  return (
    <Card title={t('request.form')}>
      <EntryForm of={entry} label={t('request.send')} around={(button) => <div>{button}</div>}>
        {attendance?.keterangan ? <p className={styles.minor}>{attendance.keterangan}</p> : null}
      </EntryForm>
    </Card>
  )
}

const Rule = ({ work, rule }: Props) => {
  const { t } = useTranslation('tugas-akhir')
  const ways = useWays({
    bimbingan: { to: `/tugas-akhir/${work.id}?catat=ya`, label: t('way.bimbingan'), screen: t('title') },
  })
  return (
    <>
      <div>
        <h2>{rule.nama || t('defence')}</h2>
        <p className={styles.minor}>
          {joined(
            typeof rule.durasiMenit === 'number' && t('rule.minutes', { count: rule.durasiMenit }),
            typeof rule.jumlahPenguji === 'number' && t('rule.examiners', { count: rule.jumlahPenguji }),
          )}
        </p>
      </div>
      <RequestWindow id={rule.idJadwalPengajuan} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RequestForm work={work} rule={rule} />
        </div>
        <div className={styles.column}>
          {rule.syarat.length > 0 ? (
            <Card title={t('conditions')}>
              <Conditions items={rule.syarat} ways={ways} />
            </Card>
          ) : null}
          <Documents names={rule.berkas.filter(Boolean)} />
        </div>
      </div>
    </>
  )
}

/**
 * Loads the rules of the defence; only the first one counts (section 7). Without a rule nothing is known about the
 * defence.
 */
const Request = ({ work }: { work: UsulanTugasAkhir }) => {
  const { t } = useTranslation('tugas-akhir')
  const rules = useDefenceRules(work.id, true)
  return (
    <>
      <p className={styles.title}>{work.judul || t('untitled')}</p>
      <QueryView query={rules} select={({ data }) => data} lines={12}>
        {([rule = null]) =>
          rule === null ? (
            <Card title={t('request.title')}>
              <p>
                <span>{t('request.unknown')}</span> <Kontak />
              </p>
            </Card>
          ) : (
            <Rule work={work} rule={rule} />
          )
        }
      </QueryView>
    </>
  )
}

/** Error card for a list with an unreadable row, which may be the requested work. */
const Unread = ({ of }: { of: QueryResult<unknown> }) => (
  <QueryView query={of} select={() => null} lines={2}>
    {() => null}
  </QueryView>
)

/** /tugas-akhir/sidang/tambah: the request for a defence of the work in `?usulanId=`. */
export const SidangRequestPage = () => {
  const { t } = useTranslation('tugas-akhir')
  const [search] = useSearchParams()
  const wanted = search.get('usulanId')
  const id = readNumberedId(wanted)
  const works = useQuery(worksQuery(useIdMahasiswa()))
  return (
    <div className={styles.page}>
      <BackLink to={id === null ? '/tugas-akhir' : `/tugas-akhir/${id}`}>
        {id === null ? t('back') : t('defence.back')}
      </BackLink>
      <h1>{t('request.title')}</h1>
      <QueryView query={works} select={({ data }) => data} lines={12}>
        {(rows) => {
          const guided = guidedWorks(rows)
          const work = findRow(guided, (one) => one.id === id)
          if (work) return <Request key={work.id} work={work} />
          if (id !== null)
            return work === undefined && works.data && isWholeList(works.data) ? (
              <MissingCard to="/tugas-akhir" label={t('back')} />
            ) : (
              <Unread of={works} />
            )
          return (
            <ChooseWork
              rows={mapRows(guided, (one) => ({
                to: `/tugas-akhir/sidang/tambah?usulanId=${one.id}`,
                title: one.judul,
                aside: <WorkTag of={one} />,
              }))}
              none={t('request.none')}
            />
          )
        }}
      </QueryView>
    </div>
  )
}
