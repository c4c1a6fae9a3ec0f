/** Colour and shape, always together. */
export const SHAPES: Record<string, { shape: string; fill: string; path: string; pattern: string }> = {
  blue: { shape: 'circle', fill: '#3F8CFF', path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', pattern: '' },
  red: {
    shape: 'cross',
    fill: '#E0444A',
    path: 'M8 1.5h8V8h6.5v8H16v6.5H8V16H1.5V8H8z',
    pattern: 'm0 0 8 8m0-8L0 8',
  },
  yellow: { shape: 'square', fill: '#FFE96B', path: 'M3 3h18v18H3z', pattern: 'M0 2h4m0 4h4' },
  green: { shape: 'triangle', fill: '#14A37F', path: 'm12 2 11 19.5H1z', pattern: 'M1 2h2m2 4h2' },
}
