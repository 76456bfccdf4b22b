// display: block takes the meaning of a table away from its parts; named roles keep it.
export const TABLE = { role: 'table' }
export const GROUP = { role: 'rowgroup' }
export const ROW = { role: 'row' }
export const HEAD = { role: 'columnheader' }
export const ROW_HEAD = { role: 'rowheader' }
export const CELL = { role: 'cell' }
