import { IconPhone } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { telephoneHref } from '#domain/kampus/sistem.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type {
  AnggotaKerjaPraktik,
  SidangKerjaPraktik,
  UsulanKerjaPraktik,
} from '#generated/client/kerja-praktik/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { List } from '#kit/list/list.tsx'
import { joined } from '#shared/text/joined.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { allRows, listOfOne } from '#shared/wire/readers.ts'
import { People } from '../people.tsx'
import styles from '../studi-akhir.module.css'

const Member = ({ of }: { of: AnggotaKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const own = useIdMahasiswa()
  const isOwn = of.idMahasiswa !== '' && of.idMahasiswa === own
  return (
    <div>
      <p className={styles.name}>{of.nama || of.idMahasiswa || '–'}</p>
      <p className={styles.minor}>
        {joined(of.isKetua === true ? t('group.leader') : '', isOwn ? t('group.you') : of.nama ? of.idMahasiswa : '')}
      </p>
    </div>
  )
}

export const KerjaPraktikGroup = ({ of }: { of: UsulanKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const rows = of.anggota
  if (rows.length === 0) return null
  return (
    <Card
      title={t('group')}
      flush
      aside={
        allRows(rows) === null ? null : <span className={styles.minor}>{t('group.count', { count: rows.length })}</span>
      }
    >
      <List rows={rows} idOf={({ idMahasiswa }) => idMahasiswa}>
        {(member) => <Member of={member} />}
      </List>
    </Card>
  )
}

/** Supervisors, examiners, and the supervisor at the company. */
export const InternshipPeople = ({ of, sidang }: { of: UsulanKerjaPraktik; sidang: SidangKerjaPraktik | null }) => {
  const { t } = useTranslation('kerja-praktik')
  const { pembimbingLapangan } = of
  const people = of.pembimbing
  const examiners = sidang?.penguji ?? []
  if (people.length + examiners.length === 0 && pembimbingLapangan === '') return null
  return (
    <Card title={t('people')} flush>
      <People people={people} />
      <People people={examiners} />
      {pembimbingLapangan ? (
        <List rows={[pembimbingLapangan]} idOf={(nama) => nama}>
          {(nama) => (
            <div>
              <p className={styles.name}>{nama}</p>
              <p className={styles.minor}>{t('people.field')}</p>
            </div>
          )}
        </List>
      ) : null}
    </Card>
  )
}

/** The company with its contact data, and the letter to it. */
export const Company = ({ of }: { of: UsulanKerjaPraktik }) => {
  const { t } = useTranslation('kerja-praktik')
  const { namaInstansi, bidangInstansi, alamatInstansi, kotaInstansi, teleponInstansi, uraian } = of
  return (
    <Card title={t('company')}>
      <div className={styles.stack}>
        <div>
          <p className={styles.name}>{namaInstansi || '–'}</p>
          <p className={styles.minor}>{joined(bidangInstansi, alamatInstansi, kotaInstansi)}</p>
          {teleponInstansi ? (
            <a className={styles.phone} href={telephoneHref(teleponInstansi)}>
              <IconPhone size={16} aria-hidden />
              <span>{teleponInstansi}</span>
            </a>
          ) : null}
        </div>
        {uraian ? <p className={styles.text}>{uraian}</p> : null}
        <FileList
          title={t('letter')}
          files={listOfOne(of.suratPengantar)}
          heading={<p className={styles.minor}>{t('letter')}</p>}
        />
      </div>
    </Card>
  )
}
