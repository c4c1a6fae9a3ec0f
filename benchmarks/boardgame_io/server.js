// boardgame.io's own server with its default storage, in memory: node server.js PORT

const { Server } = require('boardgame.io/server');
const { Sectors } = require('./game');

Server({ games: [Sectors], origins: [/./] }).run(Number(process.argv[2]));
