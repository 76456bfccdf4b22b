import type { Dokumen } from '#generated/client/umum/readers.ts'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import { FileList } from '../files/file-list.tsx'

/** One file of a registration below a few words that say what it is. */
export const Berkas = ({ title, file }: { title: string; file: Dokumen }) => (
  <FileList title={title} heading={<FactLine facts={[title]} />} files={[file]} />
)
