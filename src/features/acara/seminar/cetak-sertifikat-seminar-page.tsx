import { CertificatePage } from '../certificate.tsx'
import { seminar } from './seminar.ts'

/** /seminar/cetak/sertifikat: the printable certificate, only for a student who has passed. */
export const CetakSertifikatSeminarPage = () => <CertificatePage subjek={seminar} />
