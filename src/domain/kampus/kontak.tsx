import { telephoneHref } from './sistem.ts'
import { useKampus } from './use-kampus.ts'

/** How the campus can be asked. A number stays on one line. */
export const Kontak = () => {
  const { telepon, email } = useKampus().facts
  return (
    <>
      {telepon ? <a href={telephoneHref(telepon)}>{telepon.replaceAll(' ', '\u00a0')}</a> : null}{' '}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </>
  )
}
