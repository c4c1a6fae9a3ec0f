/* Who has stood up from a table is not seated there again by opening it, as long as this tab is open. */

const mark = (table: string): string => `cosmodrome.stood.${table}`

export function noteStanding(table: string): void {
  sessionStorage.setItem(mark(table), 'yes')
}

export function hasStoodUp(table: string): boolean {
  return sessionStorage.getItem(mark(table)) !== null
}
