import { IconCopy, IconDownload, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { imageAddress } from '#gateway/answer/image-address.ts'
import { NotSaved } from '#kit/files/not-saved.tsx'
import { copyText } from '#shared/browser/copy-text.ts'
import { pictureFile } from '#shared/browser/picture-file.ts'
import { saveFile } from '#shared/browser/save-file.ts'
import { canShare, shareOut } from '#shared/browser/share.ts'
import { ActionButton } from '#shared/ui/button/action-button.tsx'
import { buttonClass } from '#shared/ui/button/button-class.ts'
import { Notice } from '#shared/ui/look/notice.tsx'
import { showToast } from '#shared/ui/overlay/toast.ts'
import styles from '../panel.module.css'

const NS = 'biaya-kuliah'

/** Groups the digits in fours for reading aloud and comparing. */
const inGroups = (nomor: string): string => nomor.replace(/(.{4})(?=.)/g, '$1 ')

/** The payment number for the bank, with buttons to copy and share it. */
export const PaymentNumber = ({ nomor, channel }: { nomor: string; channel: string }) => {
  const { t } = useTranslation(NS)
  const [said, setSaid] = useState('')
  const copy = async () => setSaid((await copyText(nomor)) ? t('processing.copied') : t('ui:copy.failed'))
  const text = t('processing.share.number', { channel, nomor })
  const share = async () => {
    if (await shareOut({ text })) return
    setSaid((await copyText(text)) ? t('processing.copied') : t('ui:copy.failed'))
  }
  return (
    <div className={styles.code}>
      <div className={styles.va}>
        <p className={styles.minor}>{channel}</p>
        <b>{inGroups(nomor)}</b>
      </div>
      <div className={styles.pair}>
        <ActionButton variant="main" onClick={() => void copy()}>
          <IconCopy size={20} aria-hidden />
          <span>{t('processing.copy')}</span>
        </ActionButton>
        {canShare({ text }) ? (
          <ActionButton onClick={() => void share()}>
            <IconShare size={20} aria-hidden />
            <span>{t('processing.share')}</span>
          </ActionButton>
        ) : null}
      </div>
      <p role="status">{said}</p>
    </div>
  )
}

/** Sample file of the shared type, to test browser support before the real file exists. */
const SAMPLE = new File([], 'qris.png', { type: 'image/png' })

/** The QR picture with buttons to save and share it: a phone cannot scan its own screen. */
export const PaymentPicture = ({ address, name }: { address: string; name: string }) => {
  const { t } = useTranslation(NS)
  const picture = imageAddress(address)
  const [state, setState] = useState<'ready' | 'pending' | 'given' | 'unread'>('ready')
  const give = async (to: (file: File) => unknown) => {
    setState('pending')
    const file = picture === null ? null : await pictureFile(picture, name)
    if (file) await to(file)
    setState(file ? 'given' : 'unread')
  }
  if (picture === null) return null
  const share = async (of: File) => {
    if (!(await shareOut({ files: [of] }))) showToast(t('processing.share.failed'))
  }
  return (
    <div className={styles.code}>
      {state === 'unread' ? (
        <Notice tone="warn" live>
          <p>{t('processing.picture.unread')}</p>
          <a className={buttonClass('main')} href={picture} target="_blank" rel="noreferrer">
            {t('processing.picture.open')}
          </a>
        </Notice>
      ) : (
        <div className={styles.pair}>
          <ActionButton variant="main" pending={state === 'pending'} onClick={() => void give(saveFile)}>
            <IconDownload size={20} aria-hidden />
            <span>{t('processing.picture.save')}</span>
          </ActionButton>
          {canShare({ files: [SAMPLE] }) ? (
            <ActionButton pending={state === 'pending'} onClick={() => void give(share)}>
              <IconShare size={20} aria-hidden />
              <span>{t('processing.share')}</span>
            </ActionButton>
          ) : null}
        </div>
      )}
      <NotSaved isGiven={state === 'given'} />
      <img className={styles.qr} src={picture} alt={t('processing.qris')} />
    </div>
  )
}
