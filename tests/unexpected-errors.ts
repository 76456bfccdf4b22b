/** Unexpected console.error output since a test began. One list for all files of a process. */
export const unexpectedErrors: string[] = []

const print = console.error
console.error = (...parts: unknown[]) => {
  unexpectedErrors.push(parts.map(String).join(' '))
  print(...parts)
}
