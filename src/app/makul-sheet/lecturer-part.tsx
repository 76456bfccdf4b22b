import { IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { JadwalKuliah } from '#generated/client/jadwal-dan-presensi/readers.ts'
import type { Orang } from '#generated/client/umum/readers.ts'
import { UnreadNote } from '#kit/list/unread-note.tsx'
import { shownText } from '#shared/format/unreadable.ts'
import { isKnownText, readRows } from '#shared/wire/readers.ts'
import styles from './makul-sheet.module.css'
import { pagedRowsOf } from './paged-rows.ts'
import { Part } from './part.tsx'
import type { PartProps } from './part-props.ts'

const isSame = (one: Orang, other: Orang): boolean =>
  isKnownText(one.id) && isKnownText(other.id) ? one.id === other.id : isKnownText(one.nama) && one.nama === other.nama

const Facts = ({ rows, isPa }: { rows: readonly JadwalKuliah[]; isPa: boolean }) => {
  const { t, i18n } = useTranslation('makul-sheet')
  const all = rows.flatMap(({ dosen }) => dosen)
  const names = [...new Set(readRows(all, 'noted').flatMap(({ nama }) => nama || []))]
  return (
    <>
      {names.map((nama) => (
        <p key={nama} className={styles.fact}>
          {shownText(nama, i18n.language)}
        </p>
      ))}
      {names.length === 0 && all.every((one) => one !== null) ? (
        <p className={styles.none}>{t('lecturer.none')}</p>
      ) : null}
      {isPa ? <p className={styles.more}>{t('lecturer.advisor')}</p> : null}
      <UnreadNote of={all} noun={t('lecturer.title')} />
    </>
  )
}

/** Lecturers of a course; the advisor's row leads to the conversation. */
export const LecturerPart = ({ answers: { jadwal }, makul: { ids, taken } }: PartProps) => {
  const { t } = useTranslation('makul-sheet')
  const pa = useBiodataSingkat().biodataSingkat?.pembimbing
  const isPaOf = (rows: readonly JadwalKuliah[]): boolean =>
    !!pa && rows.some(({ dosen }) => readRows(dosen, 'hint').some((one) => isSame(one, pa)))
  const own = jadwal.data ? pagedRowsOf(jadwal.data, ids).rows : []
  return (
    <Part
      icon={IconUser}
      title={t('lecturer.title')}
      to={isPaOf(own) ? '/pa-online' : '/jadwal-dan-presensi'}
      query={jadwal}
      find={(answer) => pagedRowsOf(answer, ids)}
      none={t('lecturer.none')}
      taken={taken}
    >
      {(rows) => <Facts rows={rows} isPa={isPaOf(rows)} />}
    </Part>
  )
}
