/** How the component in hand is turned: the ship, the hand and the action panel all go by it. */
export const turning = $state({
  /** Quarter turns. */
  by: 0,
  /** The cell where a component that had to be turned is shown, and waits to be confirmed; -1: none. */
  shown: -1,
})
