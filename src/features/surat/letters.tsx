import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { kodeText } from '#domain/kode/kode-text.ts'
import { useNoteRequests } from '#domain/kunjungan/requests.ts'
import { useIdMahasiswa, useIsActing } from '#domain/mahasiswa/mahasiswa-context.ts'
import { readListSurat, type Surat } from '#generated/client/surat/readers.ts'
import { downloadSurat, useListSurat } from '#generated/client/surat/surat.ts'
import { ConfirmAction } from '#kit/action/confirm-action.tsx'
import { useReason } from '#kit/action/use-reason.ts'
import { ListItemHead } from '#kit/list/list.tsx'
import { ListByParts } from '#kit/list/list-by-parts.tsx'
import { useListParams } from '#kit/list/list-params.ts'
import { listPageOf, PagedCard } from '#kit/list/paged-card.tsx'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { type Step, Timeline } from '#kit/timeline/timeline.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { DownloadButton } from './download-button.tsx'
import { canCancel, stateOf, stepsOf } from './letter.ts'
import { cancelSurat } from './letter-actions.ts'
import { ownRequests } from './own-requests.ts'
import styles from './surat.module.css'

const NO_FILTERS: readonly never[] = []
/** Operation of the download button of an issued letter. */
const DOWNLOAD = { operation: 'downloadSurat', words: 'surat:download' }
/** Number of letters of a page shown at first; the others are shown on demand. */
const FIRST = 5

const TONES = {
  requested: 'wait',
  processing: 'wait',
  issued: 'ok',
  refused: 'danger',
  cancelled: 'neutral',
  unknown: 'neutral',
} as const

const useNameOf = () => {
  const { t } = useTranslation('surat')
  return ({ namaJenisSurat }: Surat): string => namaJenisSurat || t('unnamed')
}

const Cancel = ({ of }: { of: Surat }) => {
  const nama = useNameOf()(of)
  const { idSurat } = of
  return (
    <ConfirmAction
      action={cancelSurat}
      of={{ idMahasiswa: useIdMahasiswa(), idSurat, data: { nama } }}
      about={nama}
      isShown={canCancel(of)}
    />
  )
}

const Issued = ({ of }: { of: Surat }) => {
  const { t } = useTranslation('surat')
  const idMahasiswa = useIdMahasiswa()
  const reason = useReason({ of: DOWNLOAD })
  const nama = useNameOf()(of)
  return (
    <div className={styles.actions}>
      {of.isBisaDiunduh === false ? null : (
        <DownloadButton reason={reason} fetchFile={() => downloadSurat(idMahasiswa, of.idSurat)}>
          <span>{t('download')}</span>
          <span className="visually-hidden">{` ${nama}`}</span>
        </DownloadButton>
      )}
      {of.idSurat ? (
        <Link to={`/surat/info/${encodeURIComponent(of.idSurat)}`}>
          <span>{t('check.own')}</span>
          <span className="visually-hidden">{` ${nama}`}</span>
        </Link>
      ) : null}
    </div>
  )
}

/** Returns the steps with their texts and times. */
const useSteps = (of: Surat): Step[] => {
  const { t, i18n } = useTranslation('surat')
  return stepsOf(of).map(({ key, status, state, at, note, isFee }) => {
    const moment = writtenMomenText(at, i18n.language)
    const isStopped = state === 'stopped'
    const lines = [moment ? t('moment', moment) : '', isStopped ? '' : note].filter(Boolean)
    return {
      ...{ key, state, note: lines.join(' · ') },
      title: isFee
        ? t('step.fee', { biaya: formatRupiah(of.biaya) })
        : kodeText('statusPengajuan', shownText(status, i18n.language)),
      ...(isStopped && { reason: of.catatan || note }),
      ...(isFee && {
        isYours: true,
        until: { action: t('step.pay.do'), value: of.batasBayar },
        content: <Link to="/biaya-kuliah">{t('step.pay')}</Link>,
      }),
      ...(state === 'now' && !isFee && { who: t('campus') }),
    }
  })
}

const Letter = ({ of }: { of: Surat }) => {
  const { t, i18n } = useTranslation('surat')
  const steps = useSteps(of)
  const terbit = writtenMomenText(of.tanggalTerbit, i18n.language)
  const state = stateOf(of)
  return (
    <div className={styles.letter}>
      <ListItemHead title={useNameOf()(of)}>
        <Tag tone={TONES[state]}>{kodeText('statusPengajuan', shownText(of.status, i18n.language)) || '–'}</Tag>
      </ListItemHead>
      <p className={styles.purpose}>{shownText(of.keperluan, i18n.language) || '–'}</p>
      <MetaLine
        facts={[
          of.nomorSurat || of.idSurat,
          of.tujuan ? t('to', { tujuan: shownText(of.tujuan, i18n.language) }) : '',
          kodeText('bahasaPengantar', of.bahasa),
          terbit ? t('issued', { hari: terbit.hari }) : '',
          (of.biaya ?? 0) > 0 && of.isSudahBayar === true ? t('paid', { biaya: formatRupiah(of.biaya) }) : '',
        ]}
      />
      <Timeline steps={steps} foldPast={state === 'issued'} />
      <UnreadNote of={of.riwayat} />
      {state === 'unknown' && of.catatan ? (
        <p>
          <PersonText text={of.catatan} />
        </p>
      ) : null}
      {state === 'issued' ? <Issued of={of} /> : null}
      <Cancel of={of} />
    </div>
  )
}

/** The student's letters, newest first, with pages. */
export const Letters = ({ title }: { title: string }) => {
  const { t } = useTranslation('surat')
  const { address, setPage } = useListParams(NO_FILTERS)
  const { page, perPage } = address
  useNoteRequests(ownRequests, useIdMahasiswa(), useIsActing())
  const letters = useListSurat(
    useIdMahasiswa(),
    { page, itemsPerPage: perPage },
    { query: { select: (answer) => listPageOf(readListSurat(answer), address), placeholderData: keepPreviousData } },
  )
  return (
    <PagedCard title={title} query={letters} address={address} onPageChange={setPage} empty={t('empty')}>
      {(rows) => (
        <ListByParts key={page} rows={rows} first={FIRST} idOf={({ idSurat }) => idSurat}>
          {(row) => <Letter of={row} />}
        </ListByParts>
      )}
    </PagedCard>
  )
}
