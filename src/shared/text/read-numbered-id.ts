/** A number, or a word of the gateway with a number in it; an address with anything else, such as /seminar/cetak, names nothing. */
const ID = /^(?=.*\d)[\w-]{1,64}$/

/** Returns an id from an address or an answer; null when it is none that can be requested (readings: static words win). */
export const readNumberedId = (id: string | null | undefined): string | null => (id && ID.test(id) ? id : null)
