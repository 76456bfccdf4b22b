/** Returns the path of an address, without query and hash. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, '')
