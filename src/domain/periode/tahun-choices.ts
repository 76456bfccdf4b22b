const YEARS_BACK = 35

/**
 * Calendar years to choose from, as years of graduation (section 3: year list): the current one first, then 35 before it.
 * @param today any moment of the local calendar day
 */
export const tahunChoices = (today: Date): number[] =>
  Array.from({ length: YEARS_BACK + 1 }, (_, back) => today.getFullYear() - back)
