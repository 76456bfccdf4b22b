/** Begins the name of everything that an operator leaves in the browser. */
export const OPERATOR_PREFIX = 'operator_'

/** Id of the session in which it was left there; without it, it waits for whoever signs in. */
export const OPERATOR_SESSION = `${OPERATOR_PREFIX}session`

/** Id of the student that an operator acts for (section 6). */
export const OPERATOR_STUDENT = `${OPERATOR_PREFIX}student_id`
