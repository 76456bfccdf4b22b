import { useEffect, useState } from 'react'
import { ensureCampus } from '#domain/kampus/ensure-campus.ts'
import { type KampusFacts, toKampusFacts } from '#domain/kampus/sistem.ts'
import { imageAddress } from '#gateway/answer/image-address.ts'
import type { CampusConfig } from '#gateway/campus/campus-config.ts'
import { getLogoPerguruanTinggi, getSistem } from '#generated/login/kampus/kampus.ts'
import { setBrandColour } from '#shared/browser/appearance.ts'

/** Campus data of the login screen; null until known. */
export interface LoginCampus {
  config: CampusConfig | null
  facts: KampusFacts | null
  logo: string | null
}

const NOTHING: LoginCampus = { config: null, facts: null, logo: null }

/**
 * Fetches campus settings, name and logo. Signing in does not wait for them: failed requests leave their part empty.
 * @param ready settles when calls may be sent (configuration known, simulated gateway started)
 */
export const useLoginCampus = (ready: Promise<unknown>): LoginCampus => {
  const [campus, setCampus] = useState(NOTHING)
  useEffect(() => {
    let here = true
    const learn = (part: Partial<LoginCampus>) => {
      if (here) setCampus((known) => ({ ...known, ...part }))
    }
    const optional = (part: Promise<Partial<LoginCampus>>) => part.then(learn, () => undefined) // decoration only, so failures are ignored
    const load = async () => {
      await ready
      learn({ config: await ensureCampus() })
      const facts = getSistem().then(toKampusFacts)
      void optional(facts.then((facts) => ({ facts })))
      facts.then(
        ({ warna }) => setBrandColour(warna),
        () => undefined,
      ) // decoration only, so failures are ignored
      void optional(getLogoPerguruanTinggi().then(({ logoContentUrl }) => ({ logo: imageAddress(logoContentUrl) })))
    }
    load().catch(() => undefined) // signing in fetches again and shows the error
    return () => {
      here = false
    }
  }, [ready])
  return campus
}
