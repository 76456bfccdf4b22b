import { useState } from 'react'
import { imageAddress } from '#gateway/image-address.ts'
import styles from './pengumuman-page.module.css'

/** The picture of an announcement: beside the text, never in place of it. One that does not come leaves no gap. */
export const Gambar = ({ address }: { address: unknown }) => {
  const [failed, setFailed] = useState(false)
  const src = imageAddress(address)
  if (src === null || failed) return null
  return <img className={styles['picture']} src={src} alt="" loading="lazy" onError={() => setFailed(true)} />
}
