import { CertificatePage } from '../certificate.tsx'
import { sertifikasi } from './sertifikasi.ts'

/** /sertifikasi/cetak/sertifikat: the printable certificate, only for a student who has passed. */
export const CetakSertifikatSertifikasiPage = () => <CertificatePage subjek={sertifikasi} />
