import { IconFilePlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { JENIS_UJIAN, type JenisUjian } from '#domain/jadwal/jadwal-ujian.ts'
import { useSemesterBerjalan } from '#domain/periode/periode.ts'
import { isKartuTerkunci } from '#features/jadwal-dan-presensi/kartu-ujian.ts'
import { useGetKartuUjian } from '#generated/client/ujian/ujian.ts'
import { ScreenLink } from '#kit/link/screen-link.tsx'
import { paramsOfPeriode } from '#kit/print/paper-periode.ts'
import type { PaperRequest } from '#kit/print/save-paper.ts'
import { shownText } from '#shared/format/unreadable.ts'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { allRows } from '#shared/wire/readers.ts'
import type { Ready } from '../session/session-state.ts'
import { paperId } from './kinds.ts'
import { paperTitle } from './paper-title.ts'
import { SaveButton } from './save-control.tsx'
import styles from './wallet.module.css'

interface RowProps {
  nama: string
  hint?: string | null
  children?: ReactNode
}

const Row = ({ nama, hint = null, children }: RowProps) => (
  <li className={`${styles.row} ${styles.addable}`}>
    <IconFilePlus size={24} aria-hidden />
    <div className={styles.text}>
      <b>{nama}</b>
      {hint ? <p>{hint}</p> : null}
    </div>
    <div className={styles.acts}>{children}</div>
  </li>
)

/** An exam card: stored when it is open; otherwise why not, and the way to its state. */
const Kartu = ({ session, jenis }: { session: Ready; jenis: JenisUjian }) => {
  const { t, i18n } = useTranslation('wallet')
  const kartu = useGetKartuUjian(session.identity.username, { jenis })
  const paper: PaperRequest = { kind: 'kartu', params: { jenis } }
  const nama = paperTitle(paper, t)
  if (!kartu.data) return <Row nama={nama} hint={t(kartu.isPending ? 'card.pending' : 'card.unknown')} />
  const way = (
    <ScreenLink className={buttonClass()} to="/jadwal-dan-presensi?tab=ujian">
      {t('card.way')}
    </ScreenLink>
  )
  if (isKartuTerkunci(kartu.data)) {
    const alasan = shownText(kartu.data.alasanDikunci, i18n.language)
    return (
      <Row nama={nama} hint={alasan ? t('card.locked', { alasan }) : t('card.lockedPlain')}>
        {way}
      </Row>
    )
  }
  const rows = allRows(kartu.data.data)
  if (!rows)
    return (
      <Row nama={nama} hint={t('card.unknown')}>
        {way}
      </Row>
    )
  if (rows.length === 0) return <Row nama={nama} hint={t('card.none')} />
  return (
    <Row nama={nama}>
      <SaveButton session={session} paper={paper} />
    </Row>
  )
}

/** Papers that the student can still store: exam cards, KRS and schedule of the running period, and the way to a KHS. */
export const Addable = ({ session, stored }: { session: Ready; stored: ReadonlySet<string> }) => {
  const { t } = useTranslation('wallet')
  const { semesterBerjalan } = useSemesterBerjalan()
  const params = semesterBerjalan ? paramsOfPeriode(semesterBerjalan) : null
  const ofPeriode = params ? (['krs', 'jadwal'] as const).map((kind): PaperRequest => ({ kind, params })) : []
  const isMissing = (paper: PaperRequest) => !stored.has(paperId(paper))
  return (
    <ul>
      {JENIS_UJIAN.filter((jenis) => isMissing({ kind: 'kartu', params: { jenis } })).map((jenis) => (
        <Kartu key={jenis} session={session} jenis={jenis} />
      ))}
      {ofPeriode.filter(isMissing).map((paper) => (
        <Row key={paper.kind} nama={paperTitle(paper, t)}>
          <SaveButton session={session} paper={paper} />
        </Row>
      ))}
      <Row nama={t('khs')} hint={t('khs.hint')}>
        <ScreenLink className={buttonClass()} to="/nilai">
          {t('khs.way')}
        </ScreenLink>
      </Row>
    </ul>
  )
}
