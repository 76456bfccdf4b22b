import { telephoneHref } from './sistem.ts'
import { useKampus } from './use-kampus.ts'

/** Contact details of the campus. */
export const Kontak = () => {
  const { telepon, email } = useKampus().facts
  return (
    <>
      {telepon ? <a href={telephoneHref(telepon)}>{telepon}</a> : null}{' '}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </>
  )
}
