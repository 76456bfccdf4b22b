import { useTranslation } from 'react-i18next'
import type { SkpiKelengkapan } from '#generated/client/skpi/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { ListItemHead } from '#kit/list/list.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { formatRentang } from '#shared/campus/rentang.ts'
import { CheckboxInput } from '#shared/ui/choice/checkbox-input.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { Tag } from '#shared/ui/look/tag.tsx'
import { listOfOne } from '#shared/wire/readers.ts'
import { canDelete, type Keadaan, keadaanOf } from './poin.ts'
import styles from './skpi.module.css'

const TONES: Partial<Record<Keadaan, 'ok' | 'wait' | 'danger'>> = {
  diterima: 'ok',
  menunggu: 'wait',
  ditolak: 'danger',
}

/** Returns a function that translates a state into the screen's language. */
export const useKeadaanText = () => {
  const { t } = useTranslation('skpi')
  return { menunggu: t('state.menunggu'), diterima: t('state.diterima'), ditolak: t('state.ditolak') }
}

const Status = ({ entri }: { entri: SkpiKelengkapan }) => {
  const { t } = useTranslation('skpi')
  const words = useKeadaanText()
  const keadaan = keadaanOf(entri)
  const word = keadaan === 'lain' ? entri.status : words[keadaan]
  return (
    <span className={styles.tags}>
      {word ? <Tag tone={TONES[keadaan] ?? 'neutral'}>{word}</Tag> : null}
      {keadaan === 'diterima' && entri.poin !== null ? (
        <Tag tone="accent">{t('poin', { count: entri.poin })}</Tag>
      ) : null}
    </span>
  )
}

/** Date of submission, note of the verifier and proof of an entry. */
const Pengajuan = ({ entri, title }: { entri: SkpiKelengkapan; title: string }) => {
  const { t, i18n } = useTranslation('skpi')
  const sent = writtenMomenText(entri.tanggalPengajuan, i18n.language)
  return (
    <>
      {entri.catatan ? <p className={styles.note}>{t('catatan', { catatan: entri.catatan })}</p> : null}
      {sent ? <MetaLine facts={[t('sent', sent)]} /> : null}
      <FileList title={t('bukti.of', { nama: title })} titleHidden files={listOfOne(entri.bukti)} />
    </>
  )
}

interface Props {
  entri: SkpiKelengkapan
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One achievement with its state and the verifier's note. */
export const Entri = ({ entri, isChosen, onChoose }: Props) => {
  const { t, i18n } = useTranslation('skpi')
  const { namaKegiatan, namaKegiatanInggris, jenisKelengkapan, tingkat, peran, penyelenggara, nomorSertifikat } = entri
  const waktu = formatRentang(entri.tanggalMulai, entri.tanggalSelesai, i18n.language)
  const title = namaKegiatan || namaKegiatanInggris || t('untitled')
  return (
    <>
      <ListItemHead title={title}>
        <Status entri={entri} />
      </ListItemHead>
      {namaKegiatanInggris && namaKegiatanInggris !== title ? (
        <p className={styles.minor} lang="en">
          {namaKegiatanInggris}
        </p>
      ) : null}
      <MetaLine facts={[jenisKelengkapan?.nama, tingkat?.nama, peran]} none="" />
      <MetaLine facts={[penyelenggara, waktu, nomorSertifikat]} none="" />
      <Pengajuan entri={entri} title={title} />
      {canDelete(entri) ? (
        <CheckboxInput
          label={t('hapus.choose')}
          aria-label={t('hapus.choose.of', { nama: title })}
          checked={isChosen}
          onChange={({ target: { checked } }) => onChoose(checked)}
        />
      ) : null}
    </>
  )
}
