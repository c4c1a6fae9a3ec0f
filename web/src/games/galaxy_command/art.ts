/** Where the drawings lie; an id of the component data becomes a file name. */
const ROOT = `${import.meta.env.BASE_URL}art/`

export const icons = `${ROOT}icons/sprite.svg`

export function art(path: string): string {
  return `${ROOT}galaxy-command/${path.replaceAll('_', '-')}.svg`
}
