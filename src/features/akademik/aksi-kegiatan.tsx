import { type ComponentProps, type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { campusZoneMinutes } from '#domain/jendela/jendela.ts'
import { useIdMahasiswa } from '#domain/mahasiswa/mahasiswa-context.ts'
import type { Periode } from '#domain/periode/periode.ts'
import { writeKey } from '#gateway/writes/outbox-entry.ts'
import type { Kegiatan } from '#generated/readers/akademik.ts'
import { ActionArea } from '#kit/action/action-area.tsx'
import { useAction } from '#kit/action/use-action.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import styles from './akademik.module.css'
import type { Bentrok } from './bentrok.ts'
import { alasanAmbil, alasanBatal, isDiambil, isDibatalkan } from './kegiatan.ts'
import { BentrokText } from './kegiatan-item.tsx'
import { ambilKegiatan, batalkanKegiatan, type UbahKegiatan } from './ubah-kegiatan.ts'

type Aksi = ReturnType<typeof useAction<UbahKegiatan>>

/** Taking and cancelling, for all activities of a period: one question at a time. */
export const useAksi = (periode: Periode) => {
  const { t } = useTranslation('akademik')
  const idMahasiswa = useIdMahasiswa()
  const [asked, setAsked] = useState('')
  const back = t('question.back')
  const ambil = useAction(ambilKegiatan, {
    confirm: ({ data: { nama, biaya, bentrok } }) => (
      <>
        <p>{t('take.question', { nama })}</p>
        {bentrok.length > 0 ? (
          <p>
            <BentrokText of={bentrok} />
          </p>
        ) : null}
        {biaya === 0 ? null : (
          <p>{biaya === null ? t('take.costUnknown') : t('take.bill', { biaya: formatRupiah(biaya) })}</p>
        )}
      </>
    ),
    labels: { confirmLabel: t('take.action'), cancelLabel: back },
    notDone: t('take.notDone'),
    doubt: t('doubt'),
    onDone: (how, sent) => {
      if (how === 'answered') showToast(t(sent?.data.biaya === 0 ? 'take.done' : 'take.doneBill'))
    },
  })
  const batal = useAction(batalkanKegiatan, {
    confirm: ({ data: { nama, biaya } }) => (
      <>
        <p>{t('cancel.question', { nama })}</p>
        {biaya === 0 ? null : <p>{t('cancel.bill')}</p>}
      </>
    ),
    labels: { confirmLabel: t('cancel.confirm'), cancelLabel: back },
    notDone: t('cancel.notDone'),
    doubt: t('doubt'),
    onDone: (how) => how === 'answered' && showToast(t('cancel.done')),
  })
  const variablesOf = ({ idKegiatan, nama, biaya }: Kegiatan, bentrok: readonly Bentrok[] = []): UbahKegiatan => ({
    idMahasiswa,
    idKegiatan,
    data: { periode, nama: nama || t('unnamed'), biaya, bentrok },
  })
  /** Whether what became of an action belongs beside this activity. */
  const isOf = (aksi: Aksi, operation: string, kegiatan: Kegiatan): boolean =>
    (asked !== '' && asked === kegiatan.idKegiatan) ||
    aksi.waiting.some(({ key }) => key === writeKey(operation, variablesOf(kegiatan)))
  return { ambil, batal, setAsked, variablesOf, isOf }
}

export type AksiState = ReturnType<typeof useAksi>

type Stands = ComponentProps<typeof ActionArea>['of']

/** Nothing of an action belongs here. */
const NOTHING: ReactElement = <></>
const IDLE: Stands = { open: [], doubt: '', notices: NOTHING, question: null }

/** What is not known yet of an activity that this period does not show. */
export const AksiLain = ({ aksi: { ambil, batal, isOf }, shown }: { aksi: AksiState; shown: readonly Kegiatan[] }) => (
  <>
    {[
      { aksi: ambil, operation: ambilKegiatan.operation },
      { aksi: batal, operation: batalkanKegiatan.operation },
    ].map(({ aksi, operation }) => {
      const isShown = shown.some((kegiatan) => isOf(aksi, operation, kegiatan))
      return aksi.open.length > 0 && !isShown ? (
        <ActionArea key={operation} of={{ ...IDLE, open: aksi.open, doubt: aksi.doubt }}>
          {null}
        </ActionArea>
      ) : null
    })}
  </>
)

interface Props {
  of: Kegiatan
  aksi: AksiState
  bentrok: readonly Bentrok[]
  nowMs: number
}

const useAlasan = (kegiatan: Kegiatan, nowMs: number): Reason | null => {
  const { t } = useTranslation('akademik')
  const isIn = isDiambil(kegiatan)
  const alasan = (isIn ? alasanBatal : alasanAmbil)(kegiatan, nowMs, campusZoneMinutes())
  if (alasan === null) return null
  return { text: t(`why.${alasan}`), rule: `KEGIATAN-${alasan.toUpperCase()}` }
}

/** The way to its bill, as long as that is not paid. */
const Bayar = ({ of: { biaya, isSudahBayar } }: { of: Kegiatan }) => {
  const { t } = useTranslation('akademik')
  if ((biaya ?? 0) === 0 || isSudahBayar !== false) return null
  return (
    <Link to="/biaya-kuliah" className={styles.pay}>
      {t('pay')}
    </Link>
  )
}

/** Whether there is anything to do about it: what has begun is not cancelled, what was cancelled may be over. */
const isOffered = (of: Kegiatan, why: Reason | null): boolean => {
  if (of.idKegiatan === '') return false
  return isDiambil(of) ? why?.rule !== 'KEGIATAN-BEGUN' : !isDibatalkan(of) || why === null
}

/** Takes an activity or cancels it, with the reason why not, and what became of it. */
export const AksiKegiatan = ({ of, aksi, bentrok, nowMs }: Props) => {
  const { t } = useTranslation('akademik')
  const own = useAlasan(of, nowMs)
  const isIn = isDiambil(of)
  const [it, { operation }] = isIn ? [aksi.batal, batalkanKegiatan] : [aksi.ambil, ambilKegiatan]
  const isMine = aksi.isOf(it, operation, of)
  if (!isOffered(of, own)) return null
  const ask = () => {
    aksi.setAsked(of.idKegiatan)
    it.ask(aksi.variablesOf(of, bentrok))
  }
  return (
    <ActionArea of={isMine ? it : IDLE}>
      <div className={styles.action}>
        <ActionButton
          look={isIn ? 'plain' : 'main'}
          reason={it.reason ?? own}
          pending={isMine && it.isPending}
          onClick={ask}
        >
          {t(isIn ? 'cancel.action' : 'take.action')}
          <span className="visually-hidden"> {of.nama}</span>
        </ActionButton>
        {isIn ? <Bayar of={of} /> : null}
      </div>
    </ActionArea>
  )
}
