/* Clauses of the rules, wherever they are named. A press on one fires a bubbling `clause` event with its id; the page
   that has the rules hears it and opens them there. A board may fire the event itself. */

const NAMED = /\b([A-Z]{2}-\d+(?:\.\d+)*)\b/
const SHORT = /\b((?:[A-Z]{2}-)?\d+\.\d+)\b/

export interface Part {
  text: string
  /** The clause that it names; empty where it names none. */
  clause: string
}

export function fireClause(from: EventTarget, id: string): void {
  from.dispatchEvent(new CustomEvent('clause', { detail: id, bubbles: true }))
}

/** From now on `open` is called with every clause that is pressed; the answer ends it. */
export function hearClauses(open: (id: string) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') open(event.detail)
  }
  document.addEventListener('clause', hear)
  return () => document.removeEventListener('clause', hear)
}

/** A sentence cut at the clauses it names. */
export function clausesIn(text: string): Part[] {
  return text.split(NAMED).map((part, at) => ({ text: part, clause: at % 2 ? part : '' }))
}

/** A clause with what may not be parted from it: an opening bracket, and what closes it. */
export function bracketed(parts: readonly Part[]): (Part & { before: string; after: string })[] {
  return parts.map((part, at) => {
    const [opens, closes] = [/\($/, /^[).,;:]+/]
    if (part.clause)
      return {
        ...part,
        before: opens.exec(parts[at - 1]?.text ?? '')?.[0] ?? '',
        after: closes.exec(parts[at + 1]?.text ?? '')?.[0] ?? '',
      }
    let { text } = part
    if (parts[at + 1]?.clause) text = text.replace(opens, '')
    if (parts[at - 1]?.clause) text = text.replace(closes, '')
    return { ...part, text, before: '', after: '' }
  })
}

/** The sentence without the clauses that it names in brackets: where nobody can look them up. */
export function withoutClauses(text: string): string {
  return text.replaceAll(/ \([A-Z]{2}-\d+(?:\.\d+)*\)/g, '')
}

/** The same within the rules themselves, which name each other by number alone. */
export function clausesAmong(text: string, known: ReadonlySet<string>, prefix: string): Part[] {
  return text.split(SHORT).map((part, at) => {
    const id = part.includes('-') ? part : `${prefix}-${part}`
    return { text: part, clause: at % 2 && known.has(id) ? id : '' }
  })
}
