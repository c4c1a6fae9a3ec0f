/* What is called by its name in the data: a game's catalogue has the words. */
import { reader } from '../../kit/reader.svelte'

/** A category of the score sheet; ids of messages have dashes for spaces. */
export function categoryName(category: string): string {
  return named(`sheet-${category.replaceAll(' ', '-')}`) || category
}

/** A kind of action: short, for the confirm button and for a heading above several of a kind. */
export function kindName(kind: string): string {
  return named(`do-${kind}`) || spaced(kind)
}

/** "DiscoverTechnology" as "Discover technology", for a game that does not name its kinds. */
function spaced(kind: string): string {
  const words = kind.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Empty where the catalogue does not have it. */
function named(id: string): string {
  return reader.catalogue.has(id) ? reader.catalogue.render({ say: id }) : ''
}
