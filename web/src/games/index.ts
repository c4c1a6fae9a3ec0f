/* The only file that lists the pages of games. Each is fetched when a table of its game is opened. */
import type { GameUi } from "../kit/board";

const PAGES: Record<string, () => Promise<{ default: GameUi }>> = {
  "galaxy-command": () => import("./galaxy_command/index"),
};

const FALLBACK = (): Promise<{ default: GameUi }> => import("./plain/index");

/** The page of a game; one that has none of its own is shown in words. */
export async function loadGame(id: string): Promise<GameUi> {
  const page = await (PAGES[id] ?? FALLBACK)();
  return page.default.id ? page.default : { ...page.default, id };
}
