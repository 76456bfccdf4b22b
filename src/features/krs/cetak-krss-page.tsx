import { CetakKrs } from './cetak-krs.tsx'

/** /cetak-krss: the provisional registration on paper. */
export const CetakKrssPage = () => <CetakKrs jenis="krss" />
