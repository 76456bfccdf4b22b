/** Prefix of all storage keys of an operator. */
export const OPERATOR_PREFIX = 'operator_'

/** Key of the id of the session that stored the operator's data; without it, the data waits for the next login. */
export const OPERATOR_SESSION = `${OPERATOR_PREFIX}session`

/** Key of the id of the student that an operator acts for (section 6). */
export const OPERATOR_STUDENT = `${OPERATOR_PREFIX}student_id`
