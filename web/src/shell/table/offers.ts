/* Offers as targets with keys, and in groups where there are many. */
import type { Asking, Offer } from "../../gen/protocol";
import { sameAction, type Action, type Target } from "../../kit/board";

export const UNGROUPED = 8;
export const FOLD = 5;

export interface Group {
  title: string;
  targets: Target[];
}

export function targetsOf(ask: Asking | null): Target[] {
  return (ask?.offers ?? []).map((offer: Offer, at) => ({ action: offer.action, offer, key: at < 9 ? String(at + 1) : "" }));
}

/** Up to eight offers stand alone; more are grouped by what they do. */
export function groupsOf(targets: Target[]): Group[] {
  if (targets.length <= UNGROUPED) return [{ title: "", targets }];
  const groups = new Map<string, Target[]>();
  for (const target of targets) {
    const kind = kindOf(target.action);
    groups.set(kind, [...(groups.get(kind) ?? []), target]);
  }
  return [...groups].map(([kind, members]) => ({ title: words(kind), targets: members }));
}

export function isOffered(ask: Asking | null, action: Action | null): boolean {
  return (ask?.offers ?? []).some((offer) => sameAction(offer.action, action));
}

/** The chosen action's name for the confirm button: its words where they are short, else its verb. */
export function verbOf(target: Target): string {
  return target.offer.text.length <= 18 ? target.offer.text : (words(kindOf(target.action)).split(" ")[0] ?? "Do it");
}

export function kindOf(action: Action): string {
  return typeof action["kind"] === "string" ? action["kind"] : "Other";
}

/** "DiscoverTechnology" as "Discover technology". */
export function words(kind: string): string {
  const spaced = kind.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
