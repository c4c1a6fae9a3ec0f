// boardgame.io's own server: node server.js PORT. It keeps matches in memory, its default, or in the folder that
// FLATFILE_DIR names.

const { Server } = require('boardgame.io/server');
const { Sectors } = require('./game');

Server({ games: [Sectors], origins: [/./] }).run(Number(process.argv[2]));
