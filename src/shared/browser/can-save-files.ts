/**
 * In-app browsers by their own names, and the web views that apps use: of Android ('; wv)'), and of iOS, which leaves
 * out 'Safari/'.
 */
const IN_APP =
  /; wv\)|\b(?:FBA[NV]|Instagram|Line\/|MicroMessenger|WhatsApp|BytedanceWebview|musical_ly|TikTok|Snapchat)/i
const IOS_VIEW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/

/**
 * Returns whether this browser saves files. In-app browsers silently ignore downloads; only the user agent identifies
 * them.
 */
export const canSaveFiles = (agent = window.navigator.userAgent): boolean =>
  !IN_APP.test(agent) && !IOS_VIEW.test(agent)
