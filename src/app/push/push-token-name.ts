/** Section 3, browser storage: name of the push registration token. */
export const PUSH_TOKEN = 'push_token'
