/** Where the larger drawings lie. */
const ROOT = `${import.meta.env.BASE_URL}art/galaxy-trucker/`

export const TRACK = `${ROOT}track.svg`

export const cardArt = (type: string): string => `${ROOT}cards/${type.replaceAll('_', '-')}.svg`
export const cardBack = (deck: number): string => `${ROOT}card-back-${deck}.svg`
export const numberTile = (number: number): string => `${ROOT}number-tiles/${number}.svg`
const isMeteor = (size: string): boolean => size === 'small' || size === 'large'
/** In flight, downwards. */
export const threatArt = (size: string): string => `${ROOT}threats/${isMeteor(size) ? 'meteor' : 'shot'}-${size}.svg`
/** Without its tail, for a row of text. */
export const threatIcon = (size: string): string =>
  isMeteor(size) ? `${ROOT}threats/meteor-${size}-body.svg` : threatArt(size)
