import { CetakKrs } from './cetak-krs.tsx'

/** /cetak-pkrs: what was changed in the registration, on paper. */
export const CetakPkrsPage = () => <CetakKrs jenis="pkrs" />
