/** An attack seen beforehand (CO-3.2): die plus strength must reach the resistance. */
import { t } from '../../kit/reader.svelte'

export interface Outlook {
  /** The least the die must show; more than its sides where no face wins. */
  needs: number
  faces: { face: number; wins: boolean }[]
}

export function outlook(resistance: number, strength: number, sides: number): Outlook {
  const needs = Math.max(1, resistance - strength)
  const faces = Array.from({ length: sides }, (_, i) => ({ face: i + 1, wins: i + 1 >= needs }))
  return { needs, faces }
}

export function needsText({ needs, faces }: Outlook): string {
  if (needs <= 1) return t('board-needs-any')
  if (needs > faces.length) return t('board-needs-more')
  return needs === faces.length ? t('board-needs-exactly', { n: needs }) : t('board-needs', { n: needs })
}
