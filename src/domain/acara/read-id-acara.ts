/** A number, or a word of the gateway with a number in it: what has none is a page that there is not, such as /seminar/cetak. */
const ID = /^(?=.*\d)[\w-]{1,64}$/

/** The id of an event, from an address or an answer; null when it is none that can be asked for (readings: static words win). */
export const readIdAcara = (id: string | null | undefined): string | null => (id && ID.test(id) ? id : null)
