import { CertificatePage } from '../certificate.tsx'
import { seminar } from './seminar.ts'

/** /seminar/cetak/sertifikat: the certificate on paper, for who has passed. */
export const CetakSertifikatSeminarPage = () => <CertificatePage subjek={seminar} />
