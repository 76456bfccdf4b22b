const spaced = (name) =>
  name
    .replace(/-/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** Returns the words of a name as a label: 'tanggalPengajuan' becomes 'Tanggal pengajuan'. */
export const sentence = (name) => spaced(name).charAt(0).toUpperCase() + spaced(name).slice(1)

/** Returns 'layanan-baru' as a component name: 'LayananBaru'. */
export const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())

/** Returns 'layanan-baru' as a value name: 'layananBaru'. */
export const camel = (name) => pascal(name).charAt(0).toLowerCase() + pascal(name).slice(1)

/** Returns a name with its first letter in upper case. */
export const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1)

/** Formats texts as a locale file. */
export const json = (value) => `${JSON.stringify(value, null, 2)}\n`
