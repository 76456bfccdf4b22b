import type { Dokumen } from '#generated/client/umum/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { FactLine } from '#shared/ui/look/fact-line.tsx'
import { listOfOne } from '#shared/wire/readers.ts'

/** One file of a registration with a short heading. */
export const Berkas = ({ title, file }: { title: string; file: Dokumen }) => (
  <FileList title={title} heading={<FactLine facts={[title]} />} files={listOfOne(file)} />
)
