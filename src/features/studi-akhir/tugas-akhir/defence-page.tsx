import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Sidang } from '#generated/client/sidang/readers.ts'
import { useGetSidang } from '#generated/client/sidang/sidang.ts'
import { Answer, AnswerCard, type Asked } from '#kit/answer/answer.tsx'
import { useHint } from '#kit/answer/use-hint.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { Until } from '#kit/jendela/until.tsx'
import { writtenMomenText } from '#shared/format/momen.ts'
import { formatTanggal } from '#shared/format/tanggal.ts'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { Facts } from '#shared/ui/look/facts.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { readRows } from '#shared/wire/readers.ts'
import { hoursText } from '../hours.ts'
import styles from '../studi-akhir.module.css'
import { Attendance } from './attendance.tsx'
import { attendanceEnd, attendanceOf, type DefenceState, defenceState, isRunning, workIdOf } from './final-project.ts'
import { defencesQuery, worksQuery } from './queries.ts'
import { defenceName, resultText, statusText } from './step-words.ts'
import { useAttendanceRule } from './use-work-facts.ts'
import { BackLink, Group } from './work-page.tsx'

const TONES: Readonly<Record<DefenceState, 'neutral' | 'warn' | 'ok' | 'danger' | 'accent'>> = {
  requested: 'warn',
  accepted: 'warn',
  scheduled: 'accent',
  held: 'ok',
  failed: 'danger',
  rejected: 'danger',
  unknown: 'neutral',
}

/**
 * One defence by its own call; where this gateway is not known to have that call, its row of the list, which is the only one
 * that the specification shows.
 */
const useDefence = (id: string): Asked<Sidang> => {
  const idMahasiswa = useIdMahasiswa()
  const one = useGetSidang(id, { idMahasiswa })
  const isUnknownCall = one.error?.kind === 'assumed'
  const list = useQuery({ ...defencesQuery(idMahasiswa), enabled: isUnknownCall })
  if (!isUnknownCall) return one
  return {
    data: readRows(list.data?.data ?? null, 'unreviewed').find((defence) => defence.id === id),
    dataUpdatedAt: list.dataUpdatedAt,
    error: list.error,
    isPending: list.isPending,
    refetch: list.refetch,
  }
}

/** The hour, the place and the link of a defence, in figures. */
const When = ({ of }: { of: Sidang }) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  return (
    <div>
      <p className={styles.day}>{formatTanggal(of.tanggal, i18n.language, 'weekday') || t('defence.noDay')}</p>
      <p className={styles.minor}>{joined(hoursText(of, i18n.language), of.ruang)}</p>
      {of.tautanDaring ? (
        <p>
          <WebLink to={of.tautanDaring}>{t('defence.online')}</WebLink>
        </p>
      ) : null}
    </div>
  )
}

/** Decision: the result with its note and the revision, or why the request was rejected. */
const Outcome = ({ of }: { of: Sidang }) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const state = defenceState(of)
  if (state === 'rejected') return <Notice tone="danger">{of.catatan || t('defence.rejected')}</Notice>
  if (state !== 'held' && state !== 'failed') return of.catatan ? <p className={styles.text}>{of.catatan}</p> : null
  return (
    <div className={styles.stack}>
      <Notice tone={state === 'held' ? 'ok' : 'danger'}>
        <b>{resultText(of, i18n.language, t) || statusText(of.status)}</b>
        {of.catatan ? <p className={styles.text}>{of.catatan}</p> : null}
      </Notice>
      {of.batasRevisi === null ? null : (
        <div>
          <h3>{t('step.revision')}</h3>
          <p>
            <Until value={of.batasRevisi} />
          </p>
          <p className={styles.minor}>
            <span>{t('step.revision.where')}</span> <Kontak />
          </p>
        </div>
      )}
    </div>
  )
}

const Deadline = ({ of, rule }: { of: Sidang; rule: Parameters<typeof attendanceOf>[1] }) => {
  const { t } = useTranslation('tugas-akhir')
  const nowMs = useNowMs()
  if (attendanceOf(of, rule, nowMs) !== 'open') return null
  return (
    <p>
      <b>{t('approve.ask')}</b> <Until value={attendanceEnd(of, rule)} />
    </p>
  )
}

const Detail = ({ of, answer }: { of: Sidang; answer: Asked<Sidang> }) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const hasPeople = readRows(of.pembimbing, 'unreviewed').length + readRows(of.penguji, 'unreviewed').length > 0
  const isDayKnown = ['scheduled', 'held', 'failed'].includes(defenceState(of)) // nobody defends before nobody
  const rule = useHint(useAttendanceRule(isRunning(of)))
  const requested = writtenMomenText(of.tanggalPengajuan, i18n.language)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title={t('defence.day')} aside={<Tag tone={TONES[defenceState(of)]}>{statusText(of.status)}</Tag>}>
          <div className={styles.stack}>
            <When of={of} />
            <Outcome of={of} />
            <Deadline of={of} rule={rule} />
            {rule?.keterangan && isRunning(of) ? <p className={styles.minor}>{rule.keterangan}</p> : null}
            {isRunning(of) ? <Attendance of={of} rule={rule} /> : null}
          </div>
        </Card>
        <Card title={t('defence.papers')}>
          <div className={styles.stack}>
            <Facts
              facts={[
                { label: t('defence.requested'), value: requested ? t('moment', requested) : null },
                {
                  label: t('field.tautanNaskah'),
                  value: of.tautanNaskah ? <WebLink to={of.tautanNaskah}>{of.tautanNaskah}</WebLink> : null,
                },
              ]}
            />
            <FileList title={t('defence.files')} titleHidden files={of.berkas} />
          </div>
        </Card>
      </div>
      <div className={styles.column}>
        {hasPeople ? (
          <Group of={of} />
        ) : (
          <AnswerCard
            of={answer}
            part={() => (isDayKnown ? null : [])}
            title={t('people')}
            lines={4}
            empty={t('people.none')}
          >
            {() => null}
          </AnswerCard>
        )}
      </div>
    </div>
  )
}

const One = ({ id, idSidang }: { id: string | null; idSidang: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const defence = useDefence(idSidang)
  const works = useHint(useQuery({ ...worksQuery(useIdMahasiswa()), enabled: id === null }))
  const found = defence.data ? workIdOf(defence.data, readRows(works?.data ?? null, 'unreviewed')) : ''
  const work = readNumberedId(found) ?? id
  return (
    <div className={styles.page}>
      <BackLink to={work === null ? '/tugas-akhir' : `/tugas-akhir/${work}`}>{t('defence.back')}</BackLink>
      <div>
        <h1>{defence.data ? defenceName(defence.data, t) : t('defence.title')}</h1>
        <p className={styles.title}>{defence.data?.judul}</p>
      </div>
      <Answer of={defence} part={(known) => known} lines={12}>
        {(known) => <Detail of={{ ...known, id: idSidang }} answer={defence} />}
      </Answer>
    </div>
  )
}

/** /tugas-akhir/{id?}/sidang/{idSidang}: one defence. The word tambah is no id: it asks for a defence of the work. */
export const DefencePage = () => {
  const params = useParams()
  const id = readNumberedId(params['id'])
  const idSidang = readNumberedId(params['idSidang'])
  if (idSidang !== null) return <One key={idSidang} id={id} idSidang={idSidang} />
  const isRequest = params['idSidang'] === 'tambah' && id !== null
  return <Navigate to={isRequest ? `/tugas-akhir/sidang/tambah?usulanId=${id}` : '/tugas-akhir'} replace />
}
