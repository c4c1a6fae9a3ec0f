import { describe, expect, it } from 'vitest'
import { fitOf, place } from './build'
import { cellName, edges, fitsOf, gridOf, lane, mistakesOf, neighbour, nextFit } from './grid'
import { loadOf, turned } from './places'
import { board, data, part, tile } from './samples'
import { symbolOf, SYMBOLS } from './symbols'
import { arranged, aTile, connectorAt, face, jointOf, passes, shelved, SIDES, sidesText, tileName } from './tiles'
import { partSize } from './shelf'
import type { TruckerTable } from './table.svelte'
import { shareAt, SPACES, spot, stripOf } from './track'

describe('the shelf', () => {
  it('draws components as large as all of them fit', () => {
    const sizes = [20, 21, 37, 58, 200].map((count) => partSize(count, 640, 165))
    expect(sizes).toEqual([56, 46, 40, 33, 33])
  })
})

describe('a tile', () => {
  it('is turned clockwise: what was in front comes to the right', () => {
    const cannon = tile('cannon', 'nsdu')
    expect(SIDES.map((_, side) => connectorAt(cannon, 1, side))).toEqual(['universal', 'none', 'simple', 'double'])
    expect(SIDES.map((_, side) => connectorAt(cannon, 4, side))).toEqual(
      SIDES.map((_, side) => connectorAt(cannon, 0, side)),
    )
    expect(sidesText(cannon, 1)).toBe('front universal, right smooth, rear simple, left double')
  })

  it('is called by its kind, with what it holds', () => {
    expect(tileName(tile('battery', 'nsnd', 2))).toBe('battery with 2 cells')
    expect(aTile(tile('engine', 'nsnd'))).toBe('an engine')
    expect(aTile({ ...tile('life_support', 'nsnd'), alien: 'orange' })).toBe('an orange life support')
  })

  it('joins by its prongs', () => {
    expect(jointOf('simple', 'simple')).toBe('joined')
    expect(jointOf('simple', 'universal')).toBe('joined')
    expect(jointOf('simple', 'double')).toBe('clash')
    expect(jointOf('double', 'none')).toBe('clash')
    expect(jointOf('none', 'none')).toBe('smooth')
  })

  it('has a drawing for its face and each connector', () => {
    for (const each of data.tiles) expect(SYMBOLS).toContain(`id="gt-${face(each)}"`)
    for (const name of ['none', 'simple', 'double', 'universal']) expect(SYMBOLS).toContain(`id="gt-connector-${name}"`)
    expect(symbolOf('x', '<svg viewBox="0 0 5 6"><path/></svg>\n')).toBe(
      '<symbol id="gt-x" viewBox="0 0 5 6" overflow="visible"><path/></symbol>',
    )
  })

  it('is found by kind and connector', () => {
    expect(arranged([2, 4, 6, 5, 3], data)).toEqual([6, 3, 2, 5, 4])
    expect(passes(data.tiles[1]!, { kind: 'battery', connector: 'double' })).toBe(true)
    expect(passes(data.tiles[1]!, { kind: '', connector: 'universal' })).toBe(false)
  })

  it('keeps its place on the shelf while somebody aims at it', () => {
    expect(shelved([4, 5, 6], [6, 7, 4], false)).toEqual([6, 7, 4])
    expect(shelved([4, 5, 6], [6, 7, 4], true)).toEqual([4, 0, 6, 7])
    expect(shelved([4, 0, 6, 7], [5, 6, 7], true)).toEqual([0, 0, 6, 7, 5])
  })

  it('carries crew upright and goods where the tile has turned them', () => {
    expect(turned([33, 50], 1)).toEqual([50, 33])
    expect(turned([33, 50], 2)).toEqual([67, 50])
    const hold = loadOf(data.tiles[4]!, part(0, 5, { turns: 1, goods: [0, 1, 0, 1] }))
    expect(hold.map((load) => load.symbol)).toEqual(['good-yellow', 'good-blue'])
    expect(hold[0]!.x + hold[0]!.width / 2).toBeCloseTo(50)
    expect(loadOf(data.tiles[5]!, part(0, 6, { humans: 2 }))).toHaveLength(2)
    expect(loadOf(data.tiles[5]!, part(0, 6, { alien: 'purple' }))[0]?.symbol).toBe('crew-alien-purple')
  })
})

describe('a ship board', () => {
  const grid = gridOf(board)

  it('is cropped to its cells', () => {
    expect([grid.rows, grid.columns]).toEqual([
      [5, 6, 7],
      [6, 7, 8],
    ])
    expect(grid.places[1]).toEqual({ line: 1, column: 0 })
    expect(cellName(board, 1)).toBe('row 6, column 6')
  })

  it('knows neighbours by side, and where it ends', () => {
    expect([0, 1, 2, 3].map((side) => neighbour(grid, 2, side))).toEqual([0, 3, 4, 1])
    expect(neighbour(grid, 0, 1)).toBe(-1)
  })

  it('keeps printed order where rows count down', () => {
    expect(gridOf({ ...board, rows: [8, 7, 6, 5, 4] }).rows).toEqual([7, 6, 5])
  })

  it('tells how a tile would meet its neighbours', () => {
    const parts = [part(2, 1), part(0, 3)]
    // To the right of the cabin: its universal meets the battery's double.
    expect(edges(grid, parts, data.tiles, 3, data.tiles[1]!, 0)).toEqual([null, null, null, 'joined'])
    expect(edges(grid, parts, data.tiles, 3, data.tiles[1]!, 1)).toEqual([null, null, null, 'clash'])
  })

  it('finds the line of a threat, or that it passes by', () => {
    expect(lane(grid, 0, 8)).toBe(2)
    expect(lane(grid, 3, 6)).toBe(1)
    expect(lane(grid, 2, 12)).toBe(-1)
  })

  it('says what would be wrong with a component', () => {
    // In front of a cabin with a simple connector there; a cannon beside it fires to the front.
    const tiles = [tile('cabin', 'suuu'), tile('cannon', 'nssu')]
    const parts = [part(2, 1), part(3, 2)]
    const wrong = (kind: Parameters<typeof tile>[0], connectors: string, cell = 0) =>
      mistakesOf(grid, parts, tiles, cell, tile(kind, connectors), 0)
    expect(wrong('structural', 'nnsn')).toEqual([])
    expect(wrong('structural', 'nnun')).toEqual([])
    expect(wrong('structural', 'uudu')).toEqual(['flaw-mismatch'])
    expect(wrong('structural', 'uunu')).toEqual(['flaw-smooth'])
    expect(wrong('engine', 'nnsn')).toEqual(['flaw-exhaust'])
    const alone = [tile('cabin', 'nuuu')]
    expect(mistakesOf(grid, [part(2, 1)], alone, 0, tile('structural', 'uunu'), 0)).toEqual(['flaw-loose'])
    const turned = mistakesOf(grid, parts, tiles, 1, tile('engine', 'nunn'), 1)
    expect(turned).toEqual(['flaw-smooth', 'flaw-engine'])
    expect(fitsOf(grid, parts, tiles, 0, tile('structural', 'sdnn'))).toEqual([2])
  })

  it('asks the rules why, where a mistake is forbidden', () => {
    const asked: unknown[] = []
    const held = tile('structural', 'uunu')
    const table = {
      only: undefined,
      held: 4,
      heldTile: held,
      isOwn: true,
      turns: 0,
      board,
      grid,
      data: { tiles: [tile('cabin', 'nuuu')] },
      ship: { parts: [part(2, 1)] },
      view: { forbid: true, places: [{ cell: 0, fits: [] }] },
      whyNot: (action: unknown) => asked.push(action),
    } as unknown as TruckerTable
    place(table, 0)
    expect(asked).toEqual([{ kind: 'AddComponent', cell: 0, turns: 0 }])
  })

  it('says how the piece in hand fits and turns it to the next fit', () => {
    expect(fitOf({ cell: 3, fits: [0, 2] }, 2)).toBe('now')
    expect(fitOf({ cell: 3, fits: [0, 2] }, 1)).toBe('turned')
    expect(fitOf({ cell: 3, fits: [] }, 0)).toBe('never')
    expect(fitOf(undefined, 0)).toBeNull()
    expect([nextFit(1, [0, 2]), nextFit(3, [0, 2]), nextFit(1, [])]).toEqual([2, 0, 1])
  })
})

describe('the track', () => {
  it('is a loop of forty spaces', () => {
    expect(SPACES).toHaveLength(40)
    expect(spot(40)).toEqual(spot(0))
    expect(spot(-41)).toEqual(spot(-1))
    expect(spot(1)[0]).toBeGreaterThan(spot(0)[0])
  })

  it('becomes a strip with the leader at its end', () => {
    expect(stripOf([-4, 0, -3]).shares).toEqual([0, 1, 0.5])
    expect(stripOf([3])).toEqual({ shares: [1], gaps: [] })
  })

  it('says how many spaces are between ships', () => {
    expect(stripOf([-4, 0, -3]).gaps).toEqual([
      { share: 0.25, spaces: 1 },
      { share: 0.75, spaces: 3 },
    ])
  })

  it('shows on the strip where a ship would come: between others, or beyond them', () => {
    expect([-3, -2, 2, -6].map((space) => shareAt([-4, 0, -3], space))).toEqual([0.5, 0.75, 1, 0])
  })
})
