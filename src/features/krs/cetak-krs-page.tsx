import { CetakKrs } from './cetak-krs.tsx'

/** /cetak-krs: the registration of a semester on paper. */
export const CetakKrsPage = () => <CetakKrs jenis="krs" />
