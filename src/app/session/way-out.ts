/** Ways out of a student's screens: 'logout' ends the session, 'change' takes an operator to another student. */
export type WayOut = 'logout' | 'change'
