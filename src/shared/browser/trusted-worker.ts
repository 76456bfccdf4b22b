import { createScriptPolicy } from './script-policy.ts'

/** Workers of the portal; no other address is allowed. */
const WORKERS = ['/sw.js', '/firebase-messaging-sw.js'] as const
type Worker = (typeof WORKERS)[number]

const isWorker = (address: string): boolean => WORKERS.some((worker) => worker === address)

let policy: ReturnType<typeof createScriptPolicy> | undefined

/** Returns the address of a worker for `navigator.serviceWorker.register` under Trusted Types. */
export const workerAddress = (worker: Worker): string => {
  policy ??= createScriptPolicy('portal-worker', isWorker)
  return policy.createScriptURL(worker)
}
