// display: block removes the table semantics of an element; explicit roles restore them.
export const TABLE = { role: 'table' }
export const GROUP = { role: 'rowgroup' }
export const ROW = { role: 'row' }
export const HEAD = { role: 'columnheader' }
export const ROW_HEAD = { role: 'rowheader' }
export const CELL = { role: 'cell' }
