import { useTranslation } from 'react-i18next'
import { kodeText } from '#domain/kode/kode-text.ts'
import type { JenisSurat } from '#generated/client/surat/readers.ts'
import { useListJenisSurat } from '#generated/client/surat/surat.ts'
import { List, ListItemHead } from '#kit/list/list.tsx'
import { QueryCard } from '#kit/query/query-view.tsx'
import { formatRupiah } from '#shared/format/rupiah.ts'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { PersonText } from '#shared/ui/look/person-text.tsx'
import { languagesOf, whyNotKind } from './letter.ts'
import styles from './surat.module.css'

/** Returns a function that formats processing time, fee and languages of a kind. */
export const useKindFacts = () => {
  const { t } = useTranslation('surat')
  return (jenis: JenisSurat): string[] => {
    const { lamaProses, biaya } = jenis
    const languages = languagesOf(jenis).map((one) => kodeText('bahasaPengantar', one))
    return [
      lamaProses,
      biaya === null ? '' : biaya === 0 ? t('free') : formatRupiah(biaya),
      languages.join(', '),
    ].filter(Boolean)
  }
}

const Kind = ({ of }: { of: JenisSurat }) => {
  const { t } = useTranslation('surat')
  const factsOf = useKindFacts()
  const { idJenisSurat, nama, keterangan } = of
  const why = whyNotKind(of)
  const name = nama || t('unnamed')
  return (
    <>
      <ListItemHead
        title={name}
        to={why === null && idJenisSurat ? `/pengajuan-surat?jenis=${encodeURIComponent(idJenisSurat)}` : null}
      />
      {keterangan ? (
        <p className={styles.minor}>
          <PersonText text={keterangan} />
        </p>
      ) : null}
      {why === null ? (
        <MetaLine facts={factsOf(of)} none="" />
      ) : (
        <p>
          <PersonText text={why || t('kind.closed')} />
        </p>
      )}
    </>
  )
}

/** Kinds of letters with processing time and fee; one that cannot be requested shows the reason. */
export const Kinds = () => {
  const { t } = useTranslation('surat')
  const kinds = useListJenisSurat()
  return (
    <QueryCard query={kinds} select={({ data }) => data} title={t('kinds')} lines={8} empty={t('kinds.empty')} flush>
      {(rows) => (
        <List rows={rows} idOf={({ idJenisSurat }) => idJenisSurat}>
          {(row) => <Kind of={row} />}
        </List>
      )}
    </QueryCard>
  )
}
