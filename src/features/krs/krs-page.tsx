import { Krs } from './krs.tsx'

/** /krs: the registration of the next period. */
export const KrsPage = () => <Krs jenis="krs" />
