/* Stands in until the board is drawn. */
import type { GameUi } from "../../kit/board";
import Board from "../plain/Board.svelte";

type Seen = { commanders?: { points: Record<string, number>; metal: number; wealth: number; strength: number }[] };

export const ui: GameUi = {
  id: "galaxy-command",
  hue: "#E9B44C",
  glows: { dark: ["#4F1F26", "#1C1620"], light: ["#EBC9C2", "#EFE2DA"] },
  colours: ["blue", "red", "yellow", "green"],
  Board,
  readings: (view: Seen, seat) => {
    const one = view.commanders?.[seat];
    if (!one) return [];
    return [
      { icon: "military", label: "Military", value: String(one.strength) },
      { icon: "metal", label: "Metal", value: String(one.metal) },
      { icon: "wealth", label: "Wealth", value: String(one.wealth) },
    ];
  },
  score: (view: Seen, seat) =>
    String(Object.values(view.commanders?.[seat]?.points ?? {}).reduce((sum, part) => sum + part, 0)),
  regions: [
    { id: "sector", label: "Sector", icon: "planet" },
    { id: "home", label: "Home", icon: "factory" },
  ],
  askRegion: () => "sector",
};
