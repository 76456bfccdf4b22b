import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Pendaftaran } from '#domain/acara/acara.ts'
import { readIdAcara } from '#domain/acara/read-id-acara.ts'
import { readStatusKegiatan, STATUS_KEGIATAN } from '#domain/kegiatan/kegiatan-list-params.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import { useNowMs } from '#shared/time/use-campus-clock.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { Fold } from '#shared/ui/fold.tsx'
import { Facts } from '#shared/ui/look/facts.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import { ActionArea } from '../action/action-area.tsx'
import { useAction } from '../action/use-action.tsx'
import { Details, momen, text, whole } from '../list/columns.tsx'
import { ItemHead, Items } from '../list/items.tsx'
import { useListAddress } from '../list/list-address.ts'
import { PagedCard } from '../list/paged-card.tsx'
import { PilihanSaring } from '../list/pilihan-saring.tsx'
import styles from './acara.module.css'
import { Berkas } from './berkas.tsx'
import { Kepala } from './kepala.tsx'
import { JalanLangkah, langkahNow, TandaLangkah, useLangkahText } from './langkah-berikut.tsx'
import { useBiaya } from './ringkas.tsx'
import type { Subjek } from './subjek.ts'
import { waktuText } from './waktu-acara.ts'

/** Of statusSeminar and statusSertifikasi (R4-045). */
const LULUS = '1'

/** What is known of a registration besides what is next: when, payment, files, certificate. */
const Rincian = ({ of }: { of: Pendaftaran }) => {
  const { t } = useTranslation('acara')
  const biaya = useBiaya()
  const lunas = of.biaya === 0 || of.isSudahBayar === true
  return (
    <div className={styles.stack}>
      <Facts
        facts={[
          { label: t('acara:noTransaksi'), value: of.noTransaksi },
          { label: t('acara:biaya'), value: biaya(of.biaya) },
          { label: t('acara:pembayaran'), value: lunas ? t('acara:lunas') : t('acara:belumLunas') },
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
  /** Cancelling this registration. */
  batal: Pick<ReturnType<typeof useAction>, 'reason' | 'isPending' | 'open'>
  onBatal: (of: Pendaftaran) => void
}

/** One registration: what is next for it, and the way to it. */
const Item = ({ subjek, of, batal, onBatal }: ItemProps) => {
  const { t, i18n } = useTranslation('acara')
  const langkah = langkahNow(subjek, of, useNowMs())
  const say = useLangkahText(subjek)
  const id = readIdAcara(of.idAcara)
  const title = of.nama || t('acara:untitled')
  const isBatalShown = of.bolehBatal === true && !of.isBatal && batal.open.length === 0
  return (
    <>
      <ItemHead title={id === null ? title : <Link to={`${subjek.alamat.daftar}/${id}`}>{title}</Link>}>
        <TandaLangkah langkah={langkah} />
      </ItemHead>
      <p className={styles.minor}>{waktuText(of, i18n.language) || t('acara:waktu.none')}</p>
      <p>{say(langkah, of)}</p>
      <div className={styles.ways}>
        <JalanLangkah subjek={subjek} of={of} langkah={langkah} />
        {isBatalShown ? (
          <ActionButton reason={batal.reason} pending={batal.isPending} onClick={() => onBatal(of)}>
            {t('acara:batal.action')}
            <span className="visually-hidden"> {title}</span>
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
  const isBatal = !isLulus && readStatusKegiatan(filters.status) === 'cancelled'
  const milik = subjek
    .milik({ page, perPage, isLulus, ...(isBatal && { status: STATUS_KEGIATAN.cancelled }) })
    .useAnswer()
  const batal = useAction(subjek.batalkan, {
    reason: { assumed: t('acara:assumed.batal') },
    confirm: ({ data: { nama } }) => t('acara:batal.confirm', { nama }),
    labels: { confirmLabel: t('acara:batal.action'), cancelLabel: t('acara:batal.back') },
    notDone: t('acara:batal.notDone'),
    doubt: t('acara:doubt'),
    onDone: (how) => how === 'answered' && showToast(t('acara:batal.done')),
  })
  const filterOf = (status: string, lulus: string) =>
    ({ status, [namaLulus]: lulus }) as Record<'status' | typeof namaLulus, string>
  const choices = [
    { title: t('acara:saring.semua'), filters: filterOf('', ''), isCurrent: !isLulus && !isBatal },
    { title: t('acara:saring.lulus'), filters: filterOf('', LULUS), isCurrent: isLulus },
    {
      title: t('acara:saring.batal'),
      filters: filterOf(String(STATUS_KEGIATAN.cancelled), ''),
      isCurrent: isBatal,
    },
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
                onBatal={({ id, nama }) => batal.ask({ idMahasiswa, id, data: { nama } })}
              />
            )}
          </Items>
        )}
      </PagedCard>
    </>
  )
}

/** The student's registrations: have I passed, and what is next for each? */
export const TransaksiAcara = ({ subjek }: { subjek: Subjek }) => {
  const { t } = useTranslation('acara')
  return (
    <div className={styles.page}>
      <Kepala subjek={subjek} title={t('acara:nav.transaksi')} kini="transaksi" />
      <Pendaftarans subjek={subjek} />
    </div>
  )
}
