/** Where the larger drawings lie. */
const ROOT = `${import.meta.env.BASE_URL}art/galaxy-trucker/`

export const TRACK = `${ROOT}track.svg`

export const cardArt = (type: string): string => `${ROOT}cards/${type.replaceAll('_', '-')}.svg`
export const cardBack = (deck: number): string => `${ROOT}card-back-${deck}.svg`
export const numberTile = (number: number): string => `${ROOT}number-tiles/${number}.svg`
export const threatArt = (size: string): string => `${ROOT}threats/${size === 'small' || size === 'large' ? 'meteor' : 'shot'}-${size}.svg`
