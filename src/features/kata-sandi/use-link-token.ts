import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/**
 * The token of the e-mail's link: read once, then taken out of the address and its history entry, where others could
 * read it. Kept in memory only; after a reload the link of the e-mail is opened again.
 */
export const useLinkToken = (): string => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [token] = useState(() => params.get('token') ?? '')
  useEffect(() => {
    if (token !== '') void navigate('/reset-password', { replace: true })
  }, [token, navigate])
  return token
}
