/** The check could not begin. Its message holds no secret and no value of an answer. */
export class CouldNotBegin extends Error {}
