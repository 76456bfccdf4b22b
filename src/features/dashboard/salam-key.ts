/** Text key of the greeting for a local time: pagi to 10, siang to 15, sore to 18, else malam. */
export const salamKey = (now: Date): string => {
  const hour = now.getHours()
  if (hour >= 4 && hour < 11) return 'greeting.pagi'
  if (hour >= 11 && hour < 15) return 'greeting.siang'
  if (hour >= 15 && hour < 18) return 'greeting.sore'
  return 'greeting.malam'
}
