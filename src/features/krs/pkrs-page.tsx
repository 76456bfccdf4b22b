import { Krs } from './krs.tsx'

/** /pkrs: changing the registration of the running period. */
export const PkrsPage = () => <Krs jenis="pkrs" />
