import { useTranslation } from 'react-i18next'
import { readStatusKegiatan, STATUS_KEGIATAN } from '#domain/kegiatan/kegiatan-list-params.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { showDone } from '#kit/action/show-done.ts'
import { type ActionState, useAction } from '#kit/action/use-action.tsx'
import { FilterLinks } from '#kit/list/filter-links.tsx'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { useListParams } from '#kit/list/list-params.ts'
import { PagedCard } from '#kit/list/paged-card.tsx'
import { Details, momen, text, whole } from '#kit/list/table.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Disclosure } from '#shared/ui/disclosure.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import styles from './acara.module.css'
import type { Pendaftaran } from './acara.ts'
import type { EventSubject } from './event-subject.ts'
import { waktuText } from './event-time.ts'
import { EventFile } from './files.tsx'
import { EventHeader } from './header.tsx'
import { StepAction, StepTag, stepNow, useStepText } from './next-step.tsx'
import { canCancel, isUnpaid } from './step.ts'
import { useFeeText } from './summary.tsx'

/** Passed, in statusSeminar and statusSertifikasi (R4-045). */
const LULUS = '1'

/** Details of a registration: dates, payment, files, certificate. */
const RegistrationDetails = ({ of }: { of: Pendaftaran }) => {
  const { t } = useTranslation('acara')
  const biaya = useFeeText()
  const isLunas = of.biaya === 0 ? true : of.isSudahBayar
  return (
    <div className={styles.stack}>
      <DescriptionList
        facts={[
          { label: t('acara:noTransaksi'), value: of.noTransaksi },
          { label: t('acara:biaya'), value: biaya(of.biaya) },
          {
            label: t('acara:pembayaran'),
            value: isLunas === null ? '' : isLunas ? t('acara:lunas') : t('acara:belumLunas'),
          },
          ...(of.nilai === null ? [] : [{ label: t('acara:nilai'), value: of.nilai }]),
        ]}
      />
      <Details ns="acara" facts={DETAILS} of={of} />
      {of.berkas ? <EventFile title={t('acara:unggah.given')} file={of.berkas} /> : null}
    </div>
  )
}
const DETAILS = [
  momen('tanggalDaftar', { title: 'acara:tanggalDaftar' }),
  momen('tanggalBayar', { title: 'acara:tanggalBayar' }),
  whole('nomorSertifikat', { title: 'acara:nomorSertifikat' }),
  text('id', { title: 'acara:nomorPendaftaran' }),
]

interface ItemProps {
  subjek: EventSubject
  of: Pendaftaran
  /** State of the cancel action for this registration. */
  cancel: Pick<ActionState<unknown>, 'reason' | 'isPending' | 'open'>
  onCancel: (of: Pendaftaran) => void
}

/** One registration with its next step. */
const Item = ({ subjek, of, cancel, onCancel }: ItemProps) => {
  const { t, i18n } = useTranslation('acara')
  const langkah = stepNow(subjek, of, useNowMs())
  const say = useStepText(subjek)
  const id = readNumberedId(of.idAcara)
  const title = of.nama || t('acara:untitled')
  const isCancelShown = canCancel(of, langkah) && cancel.open.length === 0
  return (
    <>
      <ListItemHead title={title} to={id === null ? null : `${subjek.alamat.daftar}/${id}`}>
        <StepTag langkah={langkah} />
      </ListItemHead>
      <p className={styles.minor}>{waktuText(of, i18n.language) || t('acara:waktu.none')}</p>
      <p>{say(langkah, of)}</p>
      <div className={styles.ways}>
        <StepAction subjek={subjek} of={of} langkah={langkah} />
        {isCancelShown ? (
          <ActionButton reason={cancel.reason} pending={cancel.isPending} onClick={() => onCancel(of)}>
            <span>{t('acara:batal')}</span>
            <span className="visually-hidden">{` ${title}`}</span>
          </ActionButton>
        ) : null}
      </div>
      <Disclosure title={t('acara:rincian')} about={title}>
        <RegistrationDetails of={of} />
      </Disclosure>
    </>
  )
}

const RegistrationList = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  const { namaLulus, texts } = subjek
  const idMahasiswa = useIdMahasiswa()
  const { address, setPage } = useListParams(['status', namaLulus])
  const { page, perPage, filters } = address
  const isLulus = filters[namaLulus] === LULUS
  const status = isLulus ? null : readStatusKegiatan(filters.status)
  const milik = subjek.milik({ page, perPage, isLulus, ...(status && { status: STATUS_KEGIATAN[status] }) }).useQuery()
  const cancel = useAction(subjek.cancel, {
    questionOf: ({ data: { nama, isTertagih } }) =>
      [t('acara:batal.question', { nama }), isTertagih ? t('acara:batal.bill') : ''].join(' ').trim(),
    doubt: t('acara:doubt'),
    onDone: (how) => how === 'answered' && showDone(subjek.cancel),
  })
  const filterOf = (code: string, lulus: string) =>
    ({ status: code, [namaLulus]: lulus }) as Record<'status' | typeof namaLulus, string>
  const ofStatus = (of: keyof typeof STATUS_KEGIATAN) => ({
    filters: filterOf(String(STATUS_KEGIATAN[of]), ''),
    isCurrent: status === of,
  })
  const choices = [
    { title: t('acara:saring.semua'), filters: filterOf('', ''), isCurrent: !isLulus && status === null },
    { title: t('acara:saring.aktif'), ...ofStatus('active') },
    { title: t('acara:saring.lulus'), filters: filterOf('', LULUS), isCurrent: isLulus },
    { title: t('acara:saring.batal'), ...ofStatus('cancelled') },
  ]
  return (
    <>
      <ActionArea of={cancel}>{null}</ActionArea>
      <PagedCard
        title={t('acara:transaksi.list')}
        query={milik}
        address={address}
        onPageChange={setPage}
        empty={t('acara:transaksi.empty', { acara: t(texts.acara) })}
        none={t('acara:transaksi.none')}
        filter={<FilterLinks address={address} label={t('acara:saring')} choices={choices} />}
      >
        {(rows) => (
          <List rows={rows} idOf={({ id }) => id}>
            {(one) => (
              <Item
                subjek={subjek}
                of={one}
                cancel={{ reason: cancel.reason, ...cancel.at({ idMahasiswa, id: one.id }) }}
                onCancel={(row) =>
                  cancel.confirm({ idMahasiswa, id: row.id, data: { nama: row.nama, isTertagih: isUnpaid(row) } })
                }
              />
            )}
          </List>
        )}
      </PagedCard>
    </>
  )
}

/** The student's registrations with their results and next steps. */
export const RegistrationsPage = ({ subjek }: { subjek: EventSubject }) => {
  const { t } = useTranslation('acara')
  return (
    <div className={styles.page}>
      <EventHeader subjek={subjek} title={t('acara:nav.transaksi')} kini="transaksi" />
      <RegistrationList subjek={subjek} />
    </div>
  )
}
