/** Matches a text up to its last character that is neither a space nor an end of sentence mark. */
const UNTIL_LAST = /^.*[^.?!:\s]/s

/** Returns a question without its final punctuation, to embed it in a sentence. Takes linear time for any text. */
export const withoutEnd = (question: string): string => UNTIL_LAST.exec(question)?.[0] ?? ''
