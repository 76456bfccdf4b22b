import { getAuthorizeSikadMockHandler } from '#generated/mocks/portal-lain/portal-lain.msw.ts'
import { AuthorizeSikadBody } from '#generated/models/portal-lain/authorizeSikadBody.zod.ts'
import type { TagHandlers } from '../call.ts'
import { readBody } from '../read-body.ts'
import { authenticate, issueCode } from '../session.ts'

/** One-time codes for the old and the separate student portal. */
export const portalLain: TagHandlers = (store) => [
  getAuthorizeSikadMockHandler(async ({ request }) => {
    const { state } = await readBody(request, AuthorizeSikadBody)
    const { code, expiresIn } = issueCode(store, authenticate(store, request).username)
    return { code, state, expires_in: expiresIn }
  }),
]
