import { useTranslation } from 'react-i18next'
import { readStatusKegiatan, STATUS_KEGIATAN } from '#domain/kegiatan/kegiatan-list-params.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { tellDone } from '#kit/action/tell-done.ts'
import { type ActionState, useAction } from '#kit/action/use-action.tsx'
import { Details, momen, text, whole } from '#kit/list/columns.tsx'
import { ItemHead, Items } from '#kit/list/items.tsx'
import { useListAddress } from '#kit/list/list-address.ts'
import { PagedCard } from '#kit/list/paged-card.tsx'
import { PilihanSaring } from '#kit/list/pilihan-saring.tsx'
import { useNowMs } from '#shared/campus/use-campus-clock.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Fold } from '#shared/ui/fold.tsx'
import { Facts } from '#shared/ui/look/facts.tsx'
import styles from './acara.module.css'
import type { Pendaftaran } from './acara.ts'
import type { Subjek } from './event-subject.ts'
import { Berkas } from './files.tsx'
import { Kepala } from './header.tsx'
import { isBelumBayar, isDapatBatal } from './langkah.ts'
import { JalanLangkah, langkahNow, TandaLangkah, useLangkahText } from './next-step.tsx'
import { useBiaya } from './summary.tsx'
import { waktuText } from './waktu-acara.ts'

/** Passed, in statusSeminar and statusSertifikasi (R4-045). */
const LULUS = '1'

/** Details of a registration: dates, payment, files, certificate. */
const Rincian = ({ of }: { of: Pendaftaran }) => {
  const { t } = useTranslation('acara')
  const biaya = useBiaya()
  const isLunas = of.biaya === 0 ? true : of.isSudahBayar
  return (
    <div className={styles.stack}>
      <Facts
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
      {of.berkas ? <Berkas title={t('acara:unggah.given')} file={of.berkas} /> : null}
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
  subjek: Subjek
  of: Pendaftaran
  /** State of the cancel action for this registration. */
  batal: Pick<ActionState<unknown>, 'reason' | 'isPending' | 'open'>
  onBatal: (of: Pendaftaran) => void
}

/** One registration with its next step. */
const Item = ({ subjek, of, batal, onBatal }: ItemProps) => {
  const { t, i18n } = useTranslation('acara')
  const langkah = langkahNow(subjek, of, useNowMs())
  const say = useLangkahText(subjek)
  const id = readNumberedId(of.idAcara)
  const title = of.nama || t('acara:untitled')
  const isBatalShown = isDapatBatal(of, langkah) && batal.open.length === 0
  return (
    <>
      <ItemHead title={title} to={id === null ? null : `${subjek.alamat.daftar}/${id}`}>
        <TandaLangkah langkah={langkah} />
      </ItemHead>
      <p className={styles.minor}>{waktuText(of, i18n.language) || t('acara:waktu.none')}</p>
      <p>{say(langkah, of)}</p>
      <div className={styles.ways}>
        <JalanLangkah subjek={subjek} of={of} langkah={langkah} />
        {isBatalShown ? (
          <ActionButton reason={batal.reason} pending={batal.isPending} onClick={() => onBatal(of)}>
            <span>{t('acara:batal')}</span>
            <span className="visually-hidden">{` ${title}`}</span>
          </ActionButton>
        ) : null}
      </div>
      <Fold title={t('acara:rincian')} about={title}>
        <Rincian of={of} />
      </Fold>
    </>
  )
}

const Pendaftarans = ({ subjek }: { subjek: Subjek }) => {
  const { t } = useTranslation('acara')
  const { namaLulus, texts } = subjek
  const idMahasiswa = useIdMahasiswa()
  const { address, turn } = useListAddress(['status', namaLulus])
  const { page, perPage, filters } = address
  const isLulus = filters[namaLulus] === LULUS
  const status = isLulus ? null : readStatusKegiatan(filters.status)
  const milik = subjek.milik({ page, perPage, isLulus, ...(status && { status: STATUS_KEGIATAN[status] }) }).useAnswer()
  const batal = useAction(subjek.batalkan, {
    confirm: ({ data: { nama, isTertagih } }) =>
      [t('acara:batal.question', { nama }), isTertagih ? t('acara:batal.bill') : ''].join(' ').trim(),
    doubt: t('acara:doubt'),
    onDone: (how) => how === 'answered' && tellDone(subjek.batalkan),
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
      <ActionArea of={batal}>{null}</ActionArea>
      <PagedCard
        title={t('acara:transaksi.list')}
        of={milik}
        address={address}
        onTurn={turn}
        empty={t('acara:transaksi.empty', { acara: t(texts.acara) })}
        none={t('acara:transaksi.none')}
        filter={<PilihanSaring address={address} label={t('acara:saring')} choices={choices} />}
      >
        {(rows) => (
          <Items rows={rows} idOf={({ id }) => id}>
            {(one) => (
              <Item
                subjek={subjek}
                of={one}
                batal={{ reason: batal.reason, ...batal.at({ idMahasiswa, id: one.id }) }}
                onBatal={(row) =>
                  batal.ask({ idMahasiswa, id: row.id, data: { nama: row.nama, isTertagih: isBelumBayar(row) } })
                }
              />
            )}
          </Items>
        )}
      </PagedCard>
    </>
  )
}

/** The student's registrations with their results and next steps. */
export const TransaksiAcara = ({ subjek }: { subjek: Subjek }) => {
  const { t } = useTranslation('acara')
  return (
    <div className={styles.page}>
      <Kepala subjek={subjek} title={t('acara:nav.transaksi')} kini="transaksi" />
      <Pendaftarans subjek={subjek} />
    </div>
  )
}
