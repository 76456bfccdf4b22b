const spaced = (name) =>
  name
    .replace(/-/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** The words of a name as a label: 'tanggalPengajuan' is 'Tanggal pengajuan'. */
export const sentence = (name) => spaced(name).charAt(0).toUpperCase() + spaced(name).slice(1)

/** 'layanan-baru' as the name of a component: 'LayananBaru'. */
export const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase())

/** 'layanan-baru' as the name of a value: 'layananBaru'. */
export const camel = (name) => pascal(name).charAt(0).toLowerCase() + pascal(name).slice(1)

/** The first letter large. */
export const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1)

/** Formats texts as a file of locales. */
export const json = (value) => `${JSON.stringify(value, null, 2)}\n`
