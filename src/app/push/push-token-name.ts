/** Section 3, browser storage: where the push registration token is kept. */
export const PUSH_TOKEN = 'push_token'
