/** The three registrations: KRSS before the semester, KRS for it, PKRS to change it. */
export type JenisKrs = 'krss' | 'krs' | 'pkrs'
