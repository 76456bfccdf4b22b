import { CertificatePage } from '../certificate.tsx'
import { sertifikasi } from './sertifikasi.ts'

/** /sertifikasi/cetak/sertifikat: the certificate on paper, for who has passed. */
export const CetakSertifikatSertifikasiPage = () => <CertificatePage subjek={sertifikasi} />
