/** The size of the board. With the frame's padding it takes 908 x 800. */
import type { Sheet } from '../../kit/sheet'

export const SHEET: Sheet = { width: 876, height: 768, tallest: 824 }
