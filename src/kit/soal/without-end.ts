/** The last character that is neither a space nor a sign at the end of a sentence, with what stands before it. */
const UNTIL_LAST = /^.*[^.?!:\s]/s

/** A question without the signs at its end, for a sentence that goes on after it. Takes linear time for any text. */
export const withoutEnd = (question: string): string => UNTIL_LAST.exec(question)?.[0] ?? ''
