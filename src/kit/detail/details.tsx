import { useTranslation } from 'react-i18next'
import { Facts } from '#shared/ui/facts.tsx'
import type { ListColumn } from '../list/columns.tsx'

interface Props<Row> {
  /** Namespace of the texts that the facts name. */
  ns: string
  /** Declared as columns of a list are. */
  facts: readonly ListColumn<Row>[]
  of: Row
}

/** One thing of an answer to read: label and value, declared as the columns of a list are. */
export const Details = <Row,>({ ns, facts, of }: Props<Row>) => {
  const { t, i18n } = useTranslation(ns)
  return (
    <Facts
      facts={facts.map(({ title, cell }) => ({ label: t(title), value: cell(of, { t, language: i18n.language }) }))}
    />
  )
}
