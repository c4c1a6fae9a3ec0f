/** Where the drawings lie. Great anomalies have drawings of their own, the other sector cards share theirs with some. */
import type { AdvantageCard, Die, SectorCard } from '../../gen/galaxy_challenge'
import type { PlayerColour } from '../../kit/board'

const ROOT = `${import.meta.env.BASE_URL}art/galaxy-challenge/`

export const CHIP = `${ROOT}anomaly-chip.svg`
export const ADVANTAGE_BACK = `${ROOT}advantage-back.svg`
export const SECTOR_BACK = `${ROOT}sector-back.svg`
export const CENTRE = `${ROOT}centre.svg`

export const advantageArt = (card: AdvantageCard): string => `${ROOT}advantages/${card.kind}.svg`
export const rocketArt = (colour: PlayerColour): string => `${ROOT}rockets/rocket-${colour}.svg`
export const planetArt = (colour: string): string => `${ROOT}planets/home-${colour}.svg`
/** Before the roll a die is blank. */
export const dieArt = (die: Die, face: number): string => `${ROOT}dice/die-${die.id}-${face || 'blank'}.svg`

const GREATS =
  'sleeping-leviathan,mirror-sun,unfinished-ringworld,singing-singularity,garden-adrift,archive-of-the-first-fleet'
const DISCOVERIES =
  'comet,pulsar,wreck,crystal,obelisk,nebula,moon,harbour,crystal,nebula,clockwork,harbour,moon,pulsar,clockwork,nebula,crystal,harbour,moon,nebula,wreck,pulsar,crystal,moon'
const DEFENDS =
  'drones,swarm,drones,mines,turret,storm,drones,raiders,storm,raiders,storm,swarm,turret,warship,serpent,raiders,raiders,serpent,turret,warship'
const NOTHINGS =
  'empty-reach,thin-dust,false-signal,empty-reach,false-signal,spent-star,bare-rock,empty-reach,false-signal,empty-reach,thin-dust,bare-rock,spent-star,worn-buoy,empty-reach,thin-dust,worn-buoy,thin-dust,spent-star,spent-star,empty-reach,thin-dust'
const DRAWN = {
  'great-anomaly': GREATS.split(','),
  discovery: DISCOVERIES.split(','),
  defend: DEFENDS.split(','),
  nothing: NOTHINGS.split(','),
}

/** Within its kind a card takes the drawing at its place, starting again after the last. */
export function sectorArt(card: SectorCard, cards: readonly SectorCard[]): string {
  const kind = kindOf(card)
  const place = cards.filter((each) => kindOf(each) === kind).indexOf(card)
  return `${ROOT}sector-cards/${kind}-${DRAWN[kind][Math.max(place, 0) % DRAWN[kind].length]}.svg`
}

const kindOf = (card: SectorCard): keyof typeof DRAWN => (card.great ? 'great-anomaly' : card.kind)
