import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router-dom'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Sidang } from '#generated/client/sidang/readers.ts'
import { useGetSidang } from '#generated/client/sidang/sidang.ts'
import type { UsulanTugasAkhir } from '#generated/client/tugas-akhir/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { Until } from '#kit/jendela/until.tsx'
import { BackLink } from '#kit/link/back-link.tsx'
import type { QueryResult } from '#kit/query/query-view.tsx'
import { QueryViewOrMissing } from '#kit/query/query-view-or-missing.tsx'
import { useOptionalData } from '#kit/query/use-optional-data.ts'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { joined } from '#shared/text/joined.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { Notice } from '#shared/ui/look/notice.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { WebLink } from '#shared/ui/look/web-link.tsx'
import { findRow, readRows } from '#shared/wire/readers.ts'
import { isPast } from '../appointment.ts'
import { hoursText } from '../hours.ts'
import { resultOf } from '../result.ts'
import styles from '../studi-akhir.module.css'
import { Attendance, AttendanceLimit } from './attendance.tsx'
import {
  type AttendanceRule,
  type DefenceState,
  defenceState,
  isHeld,
  isMissed,
  isRunning,
  workIdOf,
  workState,
} from './final-project.ts'
import { defencesQuery, worksQuery } from './queries.ts'
import { defenceName, missedText, resultText, statusText } from './step-words.ts'
import { MissingWork, TugasAkhirGroup } from './tugas-akhir-detail-page.tsx'
import { attendanceRule, useAttendanceRule } from './use-work-facts.ts'

const TONES: Readonly<Record<DefenceState, 'neutral' | 'wait' | 'ok' | 'danger' | 'accent'>> = {
  requested: 'wait',
  accepted: 'wait',
  scheduled: 'accent',
  held: 'neutral',
  passed: 'ok',
  failed: 'danger',
  rejected: 'danger',
  unknown: 'neutral',
}

/**
 * Returns one defence from its own operation. When this gateway is not known to have that operation, the row of the
 * list is used, which is the only source that the specification defines.
 */
const useDefence = (id: string): QueryResult<Sidang> => {
  const idMahasiswa = useIdMahasiswa()
  const one = useGetSidang(id, { idMahasiswa })
  const isUnknownCall = one.error?.kind === 'assumed'
  const list = useQuery({ ...defencesQuery(idMahasiswa), enabled: isUnknownCall })
  if (!isUnknownCall) return one
  return {
    data: findRow(list.data?.data, (defence) => defence.id === id) ?? undefined,
    dataUpdatedAt: list.dataUpdatedAt,
    error: list.error,
    isPending: list.isPending,
    refetch: list.refetch,
  }
}

/** Day, hours, room and link of a defence. */
const When = ({ of }: { of: Sidang }) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const nowMs = useNowMs()
  const isAhead = defenceState(of) === 'scheduled' && !isPast(of, nowMs)
  return (
    <div>
      {isAhead ? <p className={styles.minor}>{t('defence.attend.title')}</p> : null}
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

const RESULT_TONES = { none: 'info', unknown: 'info', passed: 'ok', failed: 'danger' } as const

interface OutcomeProps {
  of: Sidang
  work: UsulanTugasAkhir | null
  rule: AttendanceRule
}

/** Reason of a rejection, and a link to its work, if known, to request again. */
const Rejected = ({ of, work, rule }: OutcomeProps) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const isOff = isMissed(of, rule, useNowMs())
  return (
    <div className={styles.stack}>
      <Notice tone="danger">
        {isOff ? (
          <p>
            <b>{t('defence.missed.tag')}</b> <span>{missedText(of, rule, i18n.language, t)}</span>
          </p>
        ) : null}
        <p>{of.catatan || (isOff ? '' : t('defence.rejected'))}</p>
      </Notice>
      {work ? (
        <div>
          <Link className={buttonClass('plain')} to={`/tugas-akhir/${work.id}`}>
            {t('defence.next')}
          </Link>
        </div>
      ) : null}
    </div>
  )
}

/** Outcome of a defence: the result with its note and revision deadline, or the reason of a rejection. */
const Outcome = ({ of, work, rule }: OutcomeProps) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const state = defenceState(of)
  if (state === 'rejected') return <Rejected of={of} work={work} rule={rule} />
  if (!isHeld(of)) return of.catatan ? <p className={styles.text}>{of.catatan}</p> : null
  return (
    <div className={styles.stack}>
      <Notice tone={RESULT_TONES[resultOf(of.hasil)]}>
        <b>{resultText(of, i18n.language, t) || statusText(of.status)}</b>
        {of.catatan ? <p className={styles.text}>{of.catatan}</p> : null}
      </Notice>
      {of.batasRevisi === null || (work && workState(work) === 'finished') ? null : (
        <div>
          <h3>{t('step.revision')}</h3>
          <p>
            <Until action={t('step.revision.do')} value={of.batasRevisi} />
          </p>
          {work ? (
            <p className={styles.minor}>
              <span>{t('step.revision.where')}</span> <Kontak />
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}

const Detail = ({ of, work }: { of: Sidang; work: UsulanTugasAkhir | null }) => {
  const { t, i18n } = useTranslation('tugas-akhir')
  const hasPeople = of.pembimbing.length + of.penguji.length > 0
  const isDayKnown = defenceState(of) === 'scheduled' || isHeld(of)
  const isAhead = isRunning(of) || defenceState(of) === 'unknown'
  const isRejected = defenceState(of) === 'rejected'
  const attendance = useAttendanceRule(isAhead || isRejected)
  const note = attendance.data?.keterangan ?? ''
  const requested = writtenMomenText(of.tanggalPengajuan, i18n.language)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card title={t('defence.day')} aside={<Tag tone={TONES[defenceState(of)]}>{statusText(of.status)}</Tag>}>
          <div className={styles.stack}>
            {isRejected ? null : <When of={of} />}
            <Outcome of={of} work={work} rule={attendanceRule(attendance)} />
            <AttendanceLimit of={of} asked={attendance} />
            {note && isAhead ? <p className={styles.minor}>{note}</p> : null}
            {isAhead ? <Attendance of={of} asked={attendance} /> : null}
          </div>
        </Card>
        <Card title={t('defence.papers')}>
          <div className={styles.stack}>
            <DescriptionList
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
          <TugasAkhirGroup of={of} />
        ) : (
          <Card title={t('people')}>
            <p className={styles.minor}>{t(isDayKnown ? 'people.notShown' : 'people.none')}</p>
          </Card>
        )}
      </div>
    </div>
  )
}

const One = ({ id, idSidang }: { id: string | null; idSidang: string }) => {
  const { t } = useTranslation('tugas-akhir')
  const defence = useDefence(idSidang)
  const works = readRows(useOptionalData(useQuery(worksQuery(useIdMahasiswa())))?.data, 'hint')
  const found = defence.data ? workIdOf(defence.data, works) : ''
  const work = readNumberedId(found) ?? id
  return (
    <div className={styles.page}>
      <BackLink to={work === null ? '/tugas-akhir' : `/tugas-akhir/${work}`}>{t('defence.back')}</BackLink>
      <div>
        <h1>{defence.data ? defenceName(defence.data, t) : t('defence.title')}</h1>
        <p className={styles.title}>{defence.data?.judul}</p>
      </div>
      <QueryViewOrMissing
        query={defence}
        select={(known) => known}
        lines={12}
        wayOn={{ to: '/tugas-akhir', label: t('back') }}
      >
        {(known) => <Detail of={{ ...known, id: idSidang }} work={works.find((one) => one.id === work) ?? null} />}
      </QueryViewOrMissing>
    </div>
  )
}

/**
 * /tugas-akhir/{id?}/sidang/{idSidang}: one defence. `tambah` in place of an id redirects to the request form of the
 * work.
 */
export const TugasAkhirSidangPage = () => {
  const params = useParams()
  const id = readNumberedId(params['id'])
  const idSidang = readNumberedId(params['idSidang'])
  if (idSidang !== null) return <One key={idSidang} id={id} idSidang={idSidang} />
  const isRequest = params['idSidang'] === 'tambah' && id !== null
  return isRequest ? <Navigate to={`/tugas-akhir/sidang/tambah?usulanId=${id}`} replace /> : <MissingWork />
}
