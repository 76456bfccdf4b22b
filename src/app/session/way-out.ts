/** Ways out of a student's screens: 'logout' ends the session, 'change' lets an operator choose another student. */
export type WayOut = 'logout' | 'change'
