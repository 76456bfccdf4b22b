import { createScriptPolicy } from './script-policy.ts'

/** The portal's own workers; no other address becomes one. */
const WORKERS = ['/sw.js', '/firebase-messaging-sw.js'] as const
type Worker = (typeof WORKERS)[number]

const isWorker = (address: string): boolean => WORKERS.some((worker) => worker === address)

let policy: ReturnType<typeof createScriptPolicy> | undefined

/** The address of a worker as `navigator.serviceWorker.register` takes it under Trusted Types. */
export const workerAddress = (worker: Worker): string => {
  policy ??= createScriptPolicy('portal-worker', isWorker)
  return policy.createScriptURL(worker)
}
