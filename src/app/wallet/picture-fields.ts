/** Fields of responses that name a picture on a paper: it is embedded in a stored paper, and so not compared. */
export const PICTURES: ReadonlySet<string> = new Set(['logoContentUrl', 'foto'])
