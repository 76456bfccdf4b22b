/** Choices of rows per page (section 9). */
export const PAGE_SIZES = [10, 20, 50, 100] as const
export const DEFAULT_PAGE_SIZE = 20

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0

/**
 * Returns the last page (section 5): total / perPage rounded up, at least 1.
 * @param total number of all rows; an invalid number counts as 0
 */
export const lastPage = (total: unknown, perPage: number): number =>
  isCount(total) && isCount(perPage) ? Math.max(1, Math.ceil(total / perPage)) : 1

/** Limits a requested page to a whole number from 1 to the last page. */
export const clampPage = (page: number, total: unknown, perPage: number): number =>
  Number.isNaN(page) ? 1 : Math.min(Math.max(1, Math.trunc(page)), lastPage(total, perPage))
