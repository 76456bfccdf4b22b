import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kontak } from '#domain/kampus/kontak.tsx'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { SuratInfo } from '#generated/client/surat/readers.ts'
import { useGetInfoSurat } from '#generated/client/surat/surat.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { campusNow } from '#shared/campus/campus-clock.ts'
import { momenText, writtenMomenText } from '#shared/campus/momen.ts'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { useToday } from '#shared/campus/use-campus-clock.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { joined } from '#shared/text/joined.ts'
import { ShareButton } from '#shared/ui/button/share-button.tsx'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import { knownText } from '#shared/wire/readers.ts'
import { verdictOf } from './letter.ts'
import styles from './surat.module.css'

const NOT_FOUND = 404

const VerdictBox = ({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) => {
  const Icon = isGood ? IconCircleCheck : IconCircleX
  return (
    <section className={`${styles.verdict} ${isGood ? styles.good : styles.bad}`} role="status">
      <Icon size={48} aria-hidden />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}

const useFacts = (info: SuratInfo) => {
  const { t, i18n } = useTranslation('surat')
  const terbit = writtenMomenText(info.tanggalTerbit, i18n.language)
  const { penandatangan: signer } = info
  const facts = [
    { key: 'kode', value: info.idSurat },
    { key: 'nomorSurat', value: info.nomorSurat },
    { key: 'namaJenisSurat', value: info.namaJenisSurat },
    { key: 'namaPerguruanTinggi', value: info.namaPerguruanTinggi },
    { key: 'namaMahasiswa', value: info.namaMahasiswa },
    { key: 'idMahasiswa', value: info.idMahasiswaTersamar },
    { key: 'prodi', value: info.prodi },
    { key: 'tanggalTerbit', value: terbit ? t('moment', terbit) : '' },
    { key: 'berlakuSampai', value: formatTanggal(info.berlakuSampai, i18n.language) },
    { key: 'status', value: kodeText('statusPengajuan', info.status) },
    {
      key: 'penandatangan',
      value: joined(signer?.nama, signer?.jabatan, signer?.nidn ? t('nidn', { nidn: signer.nidn }) : ''),
    },
  ]
  return facts.filter(({ value }) => value !== '').map(({ key, value }) => ({ label: t(`info.${key}`), value }))
}

/** Verdict about a letter, with the reason when it is not valid. */
const Verdict = ({ of }: { of: SuratInfo }) => {
  const { t, i18n } = useTranslation('surat')
  const verdict = verdictOf(of, useToday())
  const berlakuSampai = formatTanggal(of.berlakuSampai, i18n.language)
  const status = kodeText('statusPengajuan', shownText(of.status, i18n.language))
  const values = { nama: knownText(of.namaPerguruanTinggi) || t('campus'), tanggal: berlakuSampai, status }
  const beside = [
    status === '' ? '' : t('verdict.valid.status', values),
    berlakuSampai === '' ? '' : t('verdict.valid.until', values),
  ]
  return (
    <VerdictBox isGood={verdict === 'valid'} title={t(`verdict.${verdict}`)}>
      <p>{t(`verdict.${verdict}.why`, values)}</p>
      {verdict === 'valid' ? <p>{joined(...beside)}</p> : null}
      {verdict === 'valid' ? null : (
        <p>
          <span>{t('verdict.ask')}</span> <Kontak />
        </p>
      )}
    </VerdictBox>
  )
}

const Info = ({ of }: { of: SuratInfo }) => {
  const { t, i18n } = useTranslation('surat')
  const facts = useFacts(of)
  const [checkedAt] = useState(campusNow)
  return (
    <>
      <Verdict of={of} />
      <Card title={t('info')}>
        <p className={styles.minor}>{t('info.compare')}</p>
        <DescriptionList facts={facts} />
      </Card>
      <div>
        <ShareButton title={t('check.page')} />
      </div>
      <p className={styles.minor}>{t('info.checked', momenText(checkedAt, i18n.language))}</p>
    </>
  )
}

/** Public answer about a letter, by code: fetched without a session and not persisted. */
export const CheckedLetter = ({ idSurat }: { idSurat: string }) => {
  const { t } = useTranslation('surat')
  const info = useGetInfoSurat(idSurat)
  if (info.error?.kind === 'assumed')
    return (
      <Card title={t('check.page')}>
        <p>
          <span>{t('check.assumed')}</span> <Kontak />
        </p>
      </Card>
    )
  if (info.error?.status === NOT_FOUND && info.data === undefined)
    return (
      <VerdictBox isGood={false} title={t('verdict.unknown')}>
        <p>{t('verdict.unknown.why', { kode: idSurat })}</p>
        <p>
          <span>{t('verdict.ask')}</span> <Kontak />
        </p>
      </VerdictBox>
    )
  return (
    <QueryView query={info} select={(answer) => (answer.isSah === null ? null : answer)} lines={10}>
      {(known) => <Info key={info.dataUpdatedAt} of={known} />}
    </QueryView>
  )
}
