/** An attack seen beforehand (CO-3.2): die plus strength must reach the resistance. */

export interface Outlook {
  /** The least the die must show; more than its sides where no face wins. */
  needs: number
  faces: { face: number; wins: boolean }[]
  percent: number
}

export function outlook(resistance: number, strength: number, sides: number): Outlook {
  const needs = Math.max(1, resistance - strength)
  const faces = Array.from({ length: sides }, (_, i) => ({ face: i + 1, wins: i + 1 >= needs }))
  const wins = faces.filter((each) => each.wins).length
  return { needs, faces, percent: Math.round((100 * wins) / sides) }
}

export function needsText({ needs, faces }: Outlook): string {
  if (needs <= 1) return 'Every face wins'
  if (needs > faces.length) return 'No face wins'
  return needs === faces.length ? `Needs a ${needs}` : `Needs ${needs} or more`
}
