import { useTranslation } from 'react-i18next'
import { type Dates, useJendela } from '#domain/jendela/jendela.ts'
import { GatewayError } from '#gateway/call/gateway-error.ts'
import { JendelaCard, type JendelaTexts } from '#kit/jendela/jendela-card.tsx'
import type { Reason } from '#shared/ui/overlay/why-not.tsx'
import { Group, Tile } from '../group.tsx'

const OPENS = '2026-10-19T08:00:00+07:00'
const FAR = '2099-10-20T16:00:00+07:00'
const FAILURE = new GatewayError('Sedang dirawat', { kind: 'server', operation: 'getPembatasWaktuKrs', status: 503 })

interface Props {
  name: string
  dates?: Dates
  error?: GatewayError
  isOpening?: boolean
  reason?: Reason
  note?: string
  texts?: JendelaTexts
}

const Shown = ({ name, dates, error, ...rest }: Props) => {
  const of = {
    data: dates,
    dataUpdatedAt: 0,
    error: error ?? null,
    isPending: !dates && !error,
    refetch: () => undefined,
  }
  return (
    <Tile name={name}>
      <JendelaCard label={name} noun={name} of={of} now={useJendela(dates)} {...rest} />
    </Tile>
  )
}

export const Section = () => {
  const { t } = useTranslation('gallery')
  const closed = { text: t('save.reason'), rule: 'KRS-DITUTUP' }
  return (
    <Group title={t('jendela')}>
      <Shown name="window before" dates={{ tanggalMulai: FAR }} />
      <Shown name="window open" dates={{ tanggalMulai: OPENS, tanggalSelesai: FAR }} note={t('long')} />
      <Shown name="window open without an end" dates={{ isBuka: true }} />
      <Shown name="window after" dates={{ tanggalSelesai: OPENS }} reason={closed} />
      <Shown name="window shut" dates={{ tanggalMulai: OPENS, isBuka: false }} />
      <Shown name="window unknown" dates={{}} />
      <Shown name="window that is asked about" dates={{ tanggalMulai: OPENS, isBuka: false }} isOpening />
      <Shown
        name="window with its own sentences"
        dates={{ tanggalMulai: OPENS, tanggalSelesai: FAR }}
        texts={{ closesIn: 'gallery:window.closesIn', closesAt: 'gallery:window.closesAt' }}
      />
      <Shown name="window pending" />
      <Shown name="window failed" error={FAILURE} />
    </Group>
  )
}
