/** The size of the board. With the frame's padding it takes 908 x 800. The look scales it from 0.85; a page of 1280 leaves
748 between the rails, so a little less has to do.
*/
import type { Sheet } from '../../kit/sheet'

export const SHEET: Sheet = { width: 876, height: 768, tallest: 824, least: 0.8, most: 1.3 }
