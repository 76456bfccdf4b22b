/** Home screen (section 9), shown after login when no other path was requested. */
export const HOME = '/dashboard'
