import { useTranslation } from 'react-i18next'
import type { Fase, JendelaNow } from '#domain/jendela/jendela.ts'
import { momenText } from '#shared/campus/momen.ts'
import { type QueryResult, QueryView } from '../query/query-view.tsx'

/** Text keys for a window with a known moment, and for one without. */
const SENTENCES: Record<Fase, [dated: string, undated: string]> = {
  before: ['ui:foot.before', 'ui:foot.shut'],
  open: ['ui:foot.open', 'ui:foot.openEndless'],
  after: ['ui:foot.after', 'ui:foot.ended'],
  shut: ['ui:foot.shut', 'ui:foot.shut'],
  unknown: ['ui:window.unknown', 'ui:window.unknown'],
}

interface LineProps {
  of: JendelaNow
  /** Noun of the window at the start of a sentence: 'Masa pengisian'. */
  noun: string
}

/** A window in one short sentence: 'Masa pengisian sampai Jumat, 15 Januari 2027 pukul 16.00 WIB.' */
export const JendelaLine = ({ of: { jendela, fase }, noun }: LineProps) => {
  const { t, i18n } = useTranslation('ui')
  const [dated, undated] = SENTENCES[fase]
  const moment = fase === 'before' ? jendela.mulai : jendela.selesai
  const said =
    moment == null ? t(undated, { noun }) : t(dated, { noun, ...momenText(moment, i18n.language, 'weekday') })
  return <span>{said}</span>
}

/** The same line for a query that may be pending or failed. Used as the foot of a StateCard. */
export const JendelaFoot = <Data,>({ answer, ...line }: LineProps & { answer: QueryResult<Data> }) => (
  <QueryView query={answer} select={(data) => data} lines={1}>
    {() => <JendelaLine {...line} />}
  </QueryView>
)
