import { useTranslation } from 'react-i18next'
import type { Periode } from '#domain/periode/periode.ts'
import { ListedPeriode } from '#kit/periode/listed-periode.tsx'
import { PrintLink } from '#kit/print/print-link.tsx'
import { QueryView } from '#kit/query/query-view.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { Card } from '#shared/ui/look/card.tsx'
import { DescriptionList } from '#shared/ui/look/description-list.tsx'
import type { Waktu } from '#shared/wire/readers.ts'
import { CALLS, type JenisKrs } from '../calls.ts'
import { KrsTable } from './krs-table.tsx'

const OfPeriode = ({ jenis, periode }: { jenis: JenisKrs; periode: Periode }) => {
  const { t, i18n } = useTranslation('krs')
  const riwayat = CALLS[jenis].riwayat(periode).useQuery()
  const approvedText = (at: Waktu): string => {
    const approved = writtenMomenText(at, i18n.language, 'weekday')
    return approved ? `${approved.hari} ${approved.jam}` : t('history.notApproved')
  }
  return (
    <>
      <p>
        <PrintLink to={`/cetak-${jenis}`} periode={periode}>
          {t('history.print', { jenis: jenis.toUpperCase() })}
        </PrintLink>
      </p>
      <QueryView query={riwayat} select={(answer) => answer.data && answer} lines={12}>
        {({ data, dosenPa, tanggalPersetujuan }) => (
          <>
            <DescriptionList
              facts={[
                { label: t('dosenPa'), value: dosenPa?.nama },
                { label: t('history.approved'), value: approvedText(tanggalPersetujuan) },
              ]}
            />
            <KrsTable jenis={jenis} data={data} />
          </>
        )}
      </QueryView>
    </>
  )
}

/** Registrations of each period, with print links. */
export const RiwayatKrs = ({ jenis }: { jenis: JenisKrs }) => {
  const { t } = useTranslation('krs')
  const periods = CALLS[jenis].periode.useQuery()
  return (
    <Card title={t('history.title', { jenis: jenis.toUpperCase() })}>
      <ListedPeriode query={periods} empty={t('history.noPeriode')} lines={12} newestFirst>
        {(periode) => <OfPeriode jenis={jenis} periode={periode} />}
      </ListedPeriode>
    </Card>
  )
}
