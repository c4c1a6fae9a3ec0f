// A game for boardgame.io as large as one of ours: four commanders with nine systems each, face-down cards that
// playerView takes out, a die, resources, and about 130 moves. Half of the moves attack or bide, half build.

const NEAR = 6;
const SLOTS = 9;
const ROUNDS = 16;
const LIMIT = 5;
const TECHNOLOGIES = ['capital_ships', 'robot_workers', 'hyper_television', 'interstellar_banking'];

const resistance = (card) => 3 + (card % 6);

function commander() {
  return {
    metal: 1,
    wealth: 1,
    strength: 0,
    metal_production: 1,
    wealth_production: 1,
    next_metal: 1,
    next_wealth: 1,
    storage_limit: LIMIT,
    military_limit: LIMIT,
    technologies: [],
    systems: Array.from({ length: SLOTS }, (_, slot) => ({
      slot,
      distant: slot >= NEAR,
      card: 0,
      aligned: false,
      storm: 0,
    })),
    newest: -1,
    distant_open: false,
    sure_success: false,
    sure_next: false,
    strike: false,
    built: false,
    discovered: false,
    out: false,
    points: { Systems: 0, Technologies: 0, Exploration: 0, Scientific: 0, Warlord: 0 },
  };
}

function setup({ ctx, random }) {
  const cards = random.Shuffle(Array.from({ length: ctx.numPlayers * SLOTS }, (_, index) => index + 1));
  return {
    year: 1,
    round: 1,
    step: 'attack',
    used_events: [],
    commanders: Array.from({ length: ctx.numPlayers }, commander),
    secret: { cards },
  };
}

function attack({ G, playerID, random }, slot) {
  const own = G.commanders[playerID];
  const system = own.systems[slot];
  if (G.step !== 'attack' || system === undefined || system.aligned) return 'INVALID_MOVE';
  system.card = G.secret.cards[playerID * SLOTS + slot];
  if (random.D6() + own.strength >= resistance(system.card)) {
    system.aligned = true;
    own.newest = slot;
    own.points.Systems += 1;
  } else if (own.strength > 0) {
    own.strength -= 1;
  }
  return collect(G, own);
}

function bide({ G, playerID }) {
  if (G.step !== 'attack') return 'INVALID_MOVE';
  return collect(G, G.commanders[playerID]);
}

function collect(G, own) {
  own.metal = Math.min(own.storage_limit, own.metal + own.next_metal);
  own.wealth = Math.min(own.storage_limit, own.wealth + own.next_wealth);
  G.step = 'build';
}

function build({ G, playerID, random, events }, what) {
  const own = G.commanders[playerID];
  if (G.step !== 'build') return 'INVALID_MOVE';
  if (what === 'military' && own.metal > 0 && own.strength < own.military_limit) {
    own.metal -= 1;
    own.strength += 1;
  } else if (what === 'technology' && own.wealth > 2 && own.technologies.length < TECHNOLOGIES.length) {
    own.wealth -= 3;
    own.technologies.push(TECHNOLOGIES[own.technologies.length]);
    own.points.Technologies += 1;
  }
  G.used_events = [...G.used_events.slice(-7), random.Die(54)];
  G.step = 'attack';
  events.endTurn();
}

const Sectors = {
  name: 'sectors',
  setup,
  moves: { attack, bide, build },
  playerView: ({ G }) => {
    const { secret, ...open } = G;
    return open;
  },
  turn: {
    onBegin: ({ G, ctx }) => {
      G.round = Math.ceil(ctx.turn / ctx.numPlayers);
      G.year = G.round > ROUNDS / 2 ? 2 : 1;
    },
  },
  endIf: ({ G, ctx }) => {
    if (ctx.turn > ROUNDS * ctx.numPlayers) return { scores: G.commanders.map((own) => own.points.Systems) };
  },
};

module.exports = { Sectors };
