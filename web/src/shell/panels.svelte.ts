/* Sheets that any page may ask for. */
export const panels = $state({ settings: false, keys: false })
