let learn: () => Promise<void> = () => Promise.resolve()

/** Registers how the current stage fetches its campus again. Only the lab calls it. */
export const setLearnCampus = (how: () => Promise<void>): void => {
  learn = how
}

/** Fetches the campus again on the current stage. @throws when the request fails */
export const learnCampusAgain = (): Promise<void> => learn()
