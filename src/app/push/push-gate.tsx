import { lazy, Suspense } from 'react'
import { runtimeConfig } from '#gateway/runtime-config.ts'
import { useScreens } from '../screens.ts'

const PushHost = lazy(async () => (await import('./later-push.ts')).loadPushHost())

/** Push messages of deployments that have them (section 4). They come with the other screens, after the landing screen. */
export const PushGate = () => {
  const { state } = useScreens()
  return <Suspense>{state === 'complete' && runtimeConfig().firebase ? <PushHost /> : null}</Suspense>
}
