/** A number, or a gateway word that contains a number; other paths, such as /seminar/cetak, are not ids. */
const ID = /^(?=.*\d)[\w-]{1,64}$/

/** Returns an id from a URL or a response; null when it cannot be requested (readings: static words win). */
export const readNumberedId = (id: string | null | undefined): string | null => (id && ID.test(id) ? id : null)
