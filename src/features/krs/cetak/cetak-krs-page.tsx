import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { toSks, toSksMeter } from '#domain/krs/sks.ts'
import type { KrsRiwayat } from '#generated/client/krs/readers.ts'
import { usePeriode, useSemesterKe } from '#kit/periode/by-periode.tsx'
import { paramsOfPeriode } from '#kit/print/paper-periode.ts'
import { PrintPage } from '#kit/print/print-page.tsx'
import { writtenMomenText } from '#shared/campus/momen.ts'
import { allRows, readRows } from '#shared/wire/readers.ts'
import { CALLS, type JenisKrs } from '../calls.ts'
import { sumText } from '../rencana/sum-text.ts'
import { KrsTable } from '../riwayat/krs-table.tsx'

const loadText = ({ data, maksimalSks }: KrsRiwayat, t: TFunction<'krs'>): string =>
  sumText(toSksMeter(readRows(data, 'noted'), toSks(maksimalSks)), t)

/** Print page of a period's registration. */
const CetakKrs = ({ jenis }: { jenis: JenisKrs }) => {
  const { t, i18n } = useTranslation('krs')
  const of = usePeriode()
  const semesterKe = useSemesterKe(of.periode)
  const riwayat = CALLS[jenis].riwayat(of.periode).useQuery()
  return (
    <PrintPage
      title={t(`print.${jenis}`)}
      of={of}
      choose={`/${jenis}`}
      answer={riwayat}
      paper={jenis === 'krs' && of.periode ? { kind: 'krs', params: paramsOfPeriode(of.periode) } : null}
      part={(answer) => (allRows(answer.data)?.every(({ sks }) => sks !== undefined) ? answer : null)}
    >
      {(shown) => ({
        facts: [
          ...(semesterKe === null ? [] : [{ label: t('print.semester'), value: semesterKe }]),
          // A PKRS contains only the changes.
          ...(jenis === 'pkrs' ? [] : [{ label: t('print.load'), value: loadText(shown, t) }]),
          {
            label: t('history.approved'),
            value:
              writtenMomenText(shown.tanggalPersetujuan, i18n.language, 'weekday')?.hari ?? t('history.notApproved'),
          },
          { label: t('dosenPa'), value: shown.dosenPa?.nama },
        ],
        body: <KrsTable jenis={jenis} data={shown.data} isPaper />,
        signers: [
          'mahasiswa',
          { office: t('dosenPa'), person: shown.dosenPa },
          { office: t('ketuaProdi'), person: shown.ketuaProdi },
        ],
      })}
    </PrintPage>
  )
}

/** /cetak-krs, /cetak-krss and /cetak-pkrs. */
export const cetakKrsPage =
  (jenis: JenisKrs): ComponentType =>
  () => <CetakKrs jenis={jenis} />
