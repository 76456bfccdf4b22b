import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { campusTimeText } from '#domain/krs/campus-time.ts'
import type { Jendela } from '#domain/krs/jendela.ts'
import { useBiodataSingkat } from '#domain/mahasiswa/use-biodata-singkat.ts'
import type { Reason } from '#shared/ui/why-not.tsx'
import type { Block, BlockRule } from './block.ts'
import type { JenisKrs } from './jenis-krs.ts'

/** Where a student goes to solve it. */
const WAY_OUT: Partial<Record<BlockRule, { to: string; text: string }>> = {
  'KRS-TUNGGAKAN': { to: '/biaya-kuliah', text: 'block.tunggakan.next' },
  'KRS-KUESIONER': { to: '/kuesioner', text: 'block.kuesioner.next' },
  'KRS-KUNCI': { to: '/pa-online', text: 'block.kunci.next' },
}

const TEXT: Record<BlockRule, string> = {
  'KRS-STATUS': 'block.status',
  'KRS-TUNGGAKAN': 'block.tunggakan',
  'KRS-KUESIONER': 'block.kuesioner',
  'KRS-KUNCI': 'block.kunci',
  'KRS-BELUM-BUKA': 'block.before',
  'KRS-DITUTUP': 'block.after',
  'KRS-TIDAK-DIBUKA': 'block.shut',
}

/** Rules of which the gateway's words say more than ours. */
const SPOKEN: ReadonlySet<BlockRule> = new Set(['KRS-TUNGGAKAN', 'KRS-KUESIONER', 'KRS-KUNCI'])

/** What stands in the way of a registration, as a sentence with the way out. */
export const useBlockReason = (jenis: JenisKrs, block: Block | null, { mulai, selesai }: Jendela): Reason | null => {
  const { t, i18n } = useTranslation('krs')
  const { biodataSingkat } = useBiodataSingkat()
  if (!block) return null
  const { rule, alasan } = block
  const time = rule === 'KRS-BELUM-BUKA' ? mulai : selesai
  const { hari, jam } = time ? campusTimeText(time, i18n.language) : { hari: '', jam: '' }
  const ours = t(TEXT[rule], { jenis: jenis.toUpperCase(), status: biodataSingkat?.status, hari, jam })
  const out = WAY_OUT[rule]
  return {
    rule,
    text: SPOKEN.has(rule) && alasan ? `${alasan.replace(/[.!]$/, '')}.` : ours,
    kind: rule === 'KRS-BELUM-BUKA' ? 'wait' : 'lock',
    next: out && <Link to={out.to}>{t(out.text)}</Link>,
  }
}
