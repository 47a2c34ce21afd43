/**
 * Exports and imports the games with friends. Without them, the next link of such a game would fit
 * no stored game.
 */
import { type FriendRecord, friendRecord, saveFriendRecord } from '../store/friends.ts';
import { storedNames } from '../store/stored-names.ts';

/**
 * A stored game with a friend: the game, such as `arimaa`, its identifier, and the state that both
 * sides have.
 */
export interface StoredFriendGame extends FriendRecord {
  game: string;
  id: string;
}

const NAME = /^keddah\.([a-z]+)\.friend\.([a-z0-9]{10})$/;

/** Returns all games with friends that are stored in this browser. */
export function friendGames(): StoredFriendGame[] {
  return storedNames().flatMap((name) => {
    const [, game, id] = NAME.exec(name) ?? [];
    const known = game && id ? friendRecord(game, id) : null;
    return game && id && known ? [{ game, id, ...known }] : [];
  });
}

/** Checks an imported game with a friend, except for its record. Throws if it is not valid. */
export function friendGameOf(value: unknown): StoredFriendGame {
  const { game, id, record, seat } = Object(value) as Record<string, unknown>;
  const isNamed = NAME.test(`keddah.${game}.friend.${id}`);
  if (!isNamed || typeof record !== 'string' || (seat !== 0 && seat !== 1)) throw new Error('no game');
  return { game: String(game), id: String(id), record, seat };
}

/**
 * Stores an imported game with a friend, unless this browser has more turns of it. `turnsOf`
 * returns the turns of a record and throws if it cannot be parsed.
 */
export function storeFriendGame({ game, id, ...found }: StoredFriendGame, turnsOf: (record: string) => number): void {
  const turns = turnsOf(found.record);
  const known = friendRecord(game, id);
  if (!known || (known.seat === found.seat && turnsOf(known.record) < turns)) saveFriendRecord(game, id, found);
}
