/**
 * Number of visits, and whether the offer to install the portal was answered. Of the device: it survives every end of a
 * session, and says nothing of a student.
 */
export const INSTALL_RECORD = 'install_offer'
