/** Section 9: home, where a session leads that wants nothing else. */
export const HOME = '/dashboard'
