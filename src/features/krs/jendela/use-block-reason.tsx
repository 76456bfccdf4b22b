import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { campusTimeText } from '#domain/jendela/campus-time.ts'
import type { Jendela } from '#domain/jendela/jendela.ts'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { Reason } from '#shared/ui/why-not.tsx'
import type { JenisKrs } from '../calls.ts'
import type { Block, BlockRule } from './block.ts'

/** Where a student goes to solve it: of these rules the gateway's own words say more than ours. */
const WAY_OUT: Partial<Record<BlockRule, string>> = {
  'KRS-TUNGGAKAN': '/biaya-kuliah',
  'KRS-KUESIONER': '/kuesioner',
  'KRS-KUNCI': '/pa-online',
}

interface Told {
  block: Block | null
  /** Why the gateway has locked it, in its words; empty where it has not said. */
  alasan: string
  /** Of the student. */
  status: string
  jendela: Jendela
}

/** What stands in the way of a registration, as a sentence with the way out. */
export const useBlockReason = (jenis: JenisKrs, { block, alasan, status, jendela }: Told): Reason | null => {
  const { t, i18n } = useTranslation('krs')
  if (!block) return null
  const { rule } = block
  const out = WAY_OUT[rule]
  const isEarly = rule === 'KRS-BELUM-BUKA'
  const time = isEarly ? jendela.mulai : jendela.selesai
  const moment = time ? campusTimeText(time, i18n.language) : { hari: '', jam: '' }
  const ours = t(`block.${rule}`, {
    jenis: jenis.toUpperCase(),
    status: kodeText('statusMahasiswa', status),
    ...moment,
  })
  return {
    rule,
    text: out && alasan ? `${alasan.replace(/[.!]$/, '')}.` : ours,
    kind: isEarly ? 'wait' : 'lock',
    next: out && <Link to={out}>{t(`block.${rule}.next`)}</Link>,
  }
}
