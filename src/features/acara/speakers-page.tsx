import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { AnswerCard } from '#kit/answer/answer.tsx'
import { Items } from '#kit/list/items.tsx'
import { formatTanggal } from '#shared/campus/tanggal.ts'
import { readNumberedId } from '#shared/text/read-numbered-id.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import { type Listed, sortRows } from '#shared/wire/readers.ts'
import styles from './acara.module.css'
import type { Acara, Pembicara } from './acara.ts'
import { AcaraTidakAda, readAcara, useSatuAcara } from './detail-page.tsx'
import type { Subjek } from './event-subject.ts'
import { Kepala } from './header.tsx'
import { DaftarKartu } from './list-page.tsx'
import { jamText } from './waktu-acara.ts'

/** Sorts by day and time as text; entries without them come last. */
const sortPembicara = ({ pembicara }: Acara): Listed<Pembicara> => {
  const at = ({ tanggal, jamMulai }: Pembicara) => `${tanggal ?? '9999'} ${jamMulai || '99'}`
  return sortRows(pembicara ?? [], (a, b) => (at(a) < at(b) ? -1 : Number(at(a) > at(b))))
}

const Bicara = ({ of: { nama, instansi, topik, jamMulai, jamSelesai, ruang, tanggal } }: { of: Pembicara }) => {
  const { t, i18n } = useTranslation('acara')
  const jam = jamText(jamMulai, jamSelesai, i18n.language)
  return (
    <>
      <p className={styles.when}>
        {[formatTanggal(tanggal, i18n.language), jam].filter(Boolean).join(', ') || t('acara:waktu.none')}
      </p>
      <h3>{topik || t('acara:topik.none')}</h3>
      <p>{nama || '–'}</p>
      <FactLine facts={[instansi, ruang]} />
    </>
  )
}

/** Speakers of one event, with times and rooms. */
const JadwalPembicara = ({ subjek, id }: { subjek: Subjek; id: string }) => {
  const { t } = useTranslation('acara')
  const { satu, isGone } = useSatuAcara(subjek, id)
  const { texts, alamat } = subjek
  if (isGone) return <AcaraTidakAda subjek={subjek} />
  return (
    <div className={styles.page}>
      <Kepala subjek={subjek} title={t(texts.pembicara)} kini="pembicara" />
      <AnswerCard
        title={satu.data?.nama || t(texts.title)}
        of={satu}
        part={(acara) => {
          const read = readAcara(acara, id)
          return read && sortPembicara(read)
        }}
        lines={10}
        empty={t('acara:pembicara.empty')}
        flush
      >
        {(rows) => (
          <Items rows={rows} idOf={({ id: own }) => own}>
            {(one) => <Bicara of={one} />}
          </Items>
        )}
      </AnswerCard>
      <p className={styles.ways}>
        <Link className={buttonClass()} to={`${alamat.daftar}/${id}`}>
          {t('acara:rinci')}
        </Link>
        <Link className={buttonClass()} to={alamat.pembicara}>
          {t('acara:other', { acara: t(texts.acara) })}
        </Link>
      </p>
    </div>
  )
}

/** Speaker schedule of the event in the address (?id=); without an id, a list of the active events. */
export const PembicaraAcara = ({ subjek }: { subjek: Subjek }) => {
  const { t } = useTranslation('acara')
  const [query] = useSearchParams()
  const id = readNumberedId(query.get('id'))
  const { texts, alamat } = subjek
  if (id !== null) return <JadwalPembicara key={id} subjek={subjek} id={id} />
  return (
    <div className={styles.page}>
      <Kepala subjek={subjek} title={t(texts.pembicara)} kini="pembicara" />
      <DaftarKartu subjek={subjek} title="acara:pembicara.choose" toOf={(one) => `${alamat.pembicara}?id=${one}`} />
    </div>
  )
}
