let learn: () => Promise<void> = () => Promise.resolve()

/** The stage that stands says how it learns its campus again. The lab alone asks; production says nothing. */
export const setLearnCampus = (how: () => Promise<void>): void => {
  learn = how
}

/** Learns the campus again on the stage that stands. @throws when the campus does not answer */
export const learnCampusAgain = (): Promise<void> => learn()
