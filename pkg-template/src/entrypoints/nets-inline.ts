/** The networks of all games inside the script, for entry points that load no other file. */

import { decodeNet } from '../game/locations.js';
import games from '../games/games.js';
import { nets } from '../wasm/nets-inline.js';

for (const [name, game] of games) {
  const net = nets[name];
  if (net) game.files.provide('inline-all', { net: decodeNet(net) });
}
