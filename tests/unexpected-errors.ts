/** What went to console.error since a test began, asked for by no test. One list for all files of a process. */
export const unexpectedErrors: string[] = []

const print = console.error
console.error = (...parts: unknown[]) => {
  unexpectedErrors.push(parts.map(String).join(' '))
  print(...parts)
}
