import type { Dokumen } from '#generated/client/umum/readers.ts'
import { FileList } from '#kit/files/file-list.tsx'
import { MetaLine } from '#shared/ui/look/meta-line.tsx'
import { listOfOne } from '#shared/wire/readers.ts'

/** One file of a registration with a short heading. */
export const EventFile = ({ title, file }: { title: string; file: Dokumen }) => (
  <FileList title={title} heading={<MetaLine facts={[title]} />} files={listOfOne(file)} />
)
