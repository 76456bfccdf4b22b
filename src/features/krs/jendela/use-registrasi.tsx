import { useTranslation } from 'react-i18next'
import { type Jendela, useJendela } from '#domain/jendela/jendela.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import { isAktif, useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import { type Periode, toPeriode } from '#domain/periode/periode.ts'
import type { KrsEdit } from '#generated/client/krs/readers.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { momenText } from '#shared/campus/momen.ts'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { CALLS, type JenisKrs } from '../calls.ts'
import { type Block, type BlockFacts, blockOf, krsStateOf, sentOf, WAY_OUT } from '../krs-state.ts'

/** Returns why a registration is blocked, with a link to the solution. */
const useBlockReason = (
  block: Block | null,
  { jenis, alasanDikunci: alasan }: BlockFacts,
  jendela: Jendela,
  status: string,
): Reason | null => {
  const { t, i18n } = useTranslation('krs')
  if (!block) return null
  const { rule } = block
  const out = WAY_OUT[rule]
  const isEarly = rule === 'KRS-BELUM-BUKA'
  const time = isEarly ? jendela.mulai : jendela.selesai
  const moment = time == null ? { hari: '', jam: '' } : momenText(time, i18n.language, 'weekday')
  const said = { jenis: jenis.toUpperCase(), status, ...moment }
  return {
    rule,
    text: out && alasan ? `${alasan.replace(/[.!]$/, '')}.` : t(`block.${rule}`, said),
    kind: isEarly ? 'wait' : 'lock',
    next: out && <ScreenLink to={out}>{t(`block.${rule}.next`)}</ScreenLink>,
  }
}

/** Returns the period of the first response that has one; null when none has. */
const periodeIn = (answers: readonly (Pick<KrsEdit, 'tahun' | 'semester'> | undefined)[]): Periode | null =>
  answers.flatMap((answer) => toPeriode(answer?.tahun, answer?.semester) ?? [])[0] ?? null

/**
 * Returns one registration of the student: registered courses, offer, window by the gateway's clock, state and the
 * reason why it is blocked.
 */
export const useRegistrasi = (jenis: JenisKrs) => {
  const calls = CALLS[jenis]
  const edit = calls.edit.useQuery()
  const tawaran = calls.tawaran.useQuery()
  const waktu = calls.waktu.useQuery()
  const periode = periodeIn([edit.data, waktu.data, tawaran.data])
  const terdaftar = calls.riwayat(periode).useQuery()
  const kode = useBiodataSingkat().biodataSingkat?.status ?? ''
  /** Status of the student, as text. */
  const status = kodeText('statusMahasiswa', kode)
  const now = useJendela(waktu.data)
  const { fase } = now
  const alasan = edit.data?.alasanDikunci || waktu.data?.keterangan || ''
  const facts = { jenis, fase, locks: [edit.data, waktu.data], alasanDikunci: alasan, isAktif: isAktif(kode) }
  const block = blockOf(facts)
  const sent = sentOf(jenis, terdaftar.data, edit.data)
  const isPending = edit.isPending || waktu.isPending || (periode !== null && terdaftar.isPending)
  const isKnown = Boolean(edit.data?.makul && waktu.data)
  return {
    jenis,
    /** 'KRS' */
    name: jenis.toUpperCase(),
    edit,
    tawaran,
    waktu,
    /** Registration of the period: whether it was sent, and the advisor's decision. */
    terdaftar,
    sent,
    now,
    block,
    /** null until every fact that decides the state has arrived or failed. */
    state: isPending ? null : krsStateOf({ ...sent, rule: block?.rule, fase, isKnown }),
    /** Reason of the block, as text. */
    reason: useBlockReason(block, facts, now.jendela, status),
    periode,
    /** Status of the student, as text. */
    status,
  }
}

export type Registrasi = ReturnType<typeof useRegistrasi>
