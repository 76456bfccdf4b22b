/**
 * Address of the receiver of reports: https with a plain host, or a path of the portal's own host, both without query.
 * scripts/lib/nginx/headers.mjs has the same pattern; scripts/lib/nginx/report-address.test.ts compares them.
 */
const REPORT_ADDRESS = /^(?:https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?(?:\/[\w.~-]+)*\/?|(?:\/[\w.~-]+)+\/?)$/i

/** Returns whether reports may be sent to an address of config.json. */
export const isReportAddress = (address: unknown): address is string =>
  typeof address === 'string' && REPORT_ADDRESS.test(address)
