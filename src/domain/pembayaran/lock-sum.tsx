import { Skeleton } from '#shared/ui/state/skeleton.tsx'
import type { Kunci } from './bill-sums.ts'
import { useLockText } from './use-bill-sums.ts'

/** Amount that opens a lock, as a paragraph beside the lock; its space is reserved while the bills are loading. */
export const LockSum = ({ idMahasiswa, kunci }: { idMahasiswa: string; kunci: Kunci }) => {
  const text = useLockText(idMahasiswa, kunci)
  return text ? <p>{text}</p> : <Skeleton lines={3} />
}
