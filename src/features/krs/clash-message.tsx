import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatTanggal, parseTanggal } from '#shared/format/tanggal.ts'
import { buttonClass } from '#shared/ui/button-class.ts'
import { freeCadangan, freeKelas } from './choose-kelas.ts'
import { type Clash, clashMinutes } from './clash.ts'
import { kelasText } from './kelas-select.tsx'
import styles from './makul-row.module.css'
import { hariText, spanText } from './pertemuan.ts'
import { pickMakul, removeMakul, type Terpilih } from './plan.ts'
import type { KrsFormState } from './use-krs-form.ts'

/** More offers than this are no help. */
const MAX_OFFERS = 2

interface Props {
  form: KrsFormState
  own: Terpilih
}

/** Ways out of a clash: another class of either makul, or a reserve, that clashes with nothing. */
const Offers = ({ form, own, other }: Props & { other: Terpilih }) => {
  const { t, i18n } = useTranslation('krs')
  const { plan, setPlan, picks, cadangan } = form
  const moves = [own, other].flatMap((one) =>
    freeKelas(one, picks)
      .slice(0, MAX_OFFERS)
      .map((kelas) => ({ one, kelas })),
  )
  const reserves = moves.length > 0 ? [] : freeCadangan(own, picks, cadangan).slice(0, MAX_OFFERS)
  return (
    <>
      {moves.map(({ one: { makul }, kelas }) => (
        <button
          key={kelas.idKelas}
          type="button"
          className={buttonClass()}
          onClick={() => setPlan(pickMakul(plan, { idMakul: makul.idMakul, idKelas: kelas.idKelas }))}
        >
          {t('clash.move', { makul: makul.namaMakul, kelas: kelasText(kelas, t, i18n.language) })}
        </button>
      ))}
      {reserves.map(({ makul, kelas }) => (
        <button
          key={makul.idMakul}
          type="button"
          className={buttonClass()}
          onClick={() =>
            setPlan(pickMakul(removeMakul(plan, own.makul.idMakul), { idMakul: makul.idMakul, idKelas: kelas.idKelas }))
          }
        >
          {t('clash.replace', { makul: makul.namaMakul, kelas: kelasText(kelas, t, i18n.language) })}
        </button>
      ))}
    </>
  )
}

const ClashText = ({ clash, other }: { clash: Clash; other: Terpilih }) => {
  const { t, i18n } = useTranslation('krs')
  const waktu = `${hariText({ hari: clash.hari, namaHari: '' }, i18n.language)} ${spanText(clash, i18n.language)}`
  return (
    <p>
      <IconAlertTriangle size={16} aria-hidden />
      <span>
        {t('clash.with', {
          makul: other.makul.namaMakul,
          kelas: other.kelas.nama,
          waktu,
          menit: clashMinutes(clash),
        })}
      </span>
    </p>
  )
}

/** What a pick clashes with, told once for each pair: at the later one, with the ways out. A warning, no wall. */
export const ClashMessage = ({ form, own }: Props) => {
  const { t, i18n } = useTranslation('krs')
  const isOwn = ({ second }: Pick<Clash, 'second'>) => second.makul.idMakul === own.makul.idMakul
  const clashes = form.clashes.filter(isOwn)
  const exams = form.ujianClashes.filter(isOwn)
  if (clashes.length === 0 && exams.length === 0) return null
  return (
    <div className={styles['message']}>
      {clashes.map((clash) => (
        <ClashText
          key={`${clash.first.makul.idMakul} ${clash.hari} ${clash.mulai}`}
          clash={clash}
          other={clash.first}
        />
      ))}
      {form.isEditable && clashes[0] ? <Offers form={form} own={own} other={clashes[0].first} /> : null}
      {exams.map(({ first, jenis, tanggal, mulai, selesai }) => {
        const date = parseTanggal(tanggal)
        return (
          <p key={`${first.makul.idMakul} ${tanggal}`} className={styles['exam']}>
            <IconAlertTriangle size={16} aria-hidden />
            <span>
              {t('clash.exam', {
                jenis,
                makul: first.makul.namaMakul,
                waktu: `${date ? formatTanggal(date, i18n.language) : tanggal} ${spanText({ mulai, selesai }, i18n.language)}`,
                menit: selesai - mulai,
              })}
            </span>
          </p>
        )
      })}
    </div>
  )
}
