import { Krs } from './krs.tsx'

/** /krss: the provisional registration. */
export const KrssPage = () => <Krs jenis="krss" />
