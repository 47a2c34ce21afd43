// Loads protocol sessions: state machines in wasm, with one wasm module for each protocol, and the
// networks for their searches.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The names of the text protocols for engines that the command-line program speaks. */
export const protocols = ['aei', 'qtp'] as const;
export type Protocol = (typeof protocols)[number];

/**
 * An input of a protocol session, such as a line; `src/protocol/session.rs` of the crate defines
 * it.
 */
export type Event =
  | { kind: 'line'; text: string }
  | { kind: 'inputEnded' }
  | { kind: 'searchReport' | 'searchEnded'; id: number; result: SearchResult | undefined }
  | { kind: 'fileDone'; result: { Ok: string } | { Err: string } };
/** An action that a protocol session asks the program to carry out, such as writing a line. */
export type Effect =
  | { kind: 'write'; text: string }
  | { kind: 'readFile'; path: string; maxBytes: number }
  | { kind: 'writeFile'; path: string; text: string }
  | { kind: 'quit' }
  | SearchEffect;
/**
 * The actions of a protocol session that the worker thread carries out: they control its search.
 */
export type SearchEffect =
  | { kind: 'startSearch'; id: number; request: SearchRequest }
  | { kind: 'stopSearch'; id: number }
  | { kind: 'setTimeBudget'; id: number; budget: unknown };

/** Search requests and results: opaque objects of the wasm, which JavaScript passes on unread. */
type SearchRequest = { readonly record: string };
type SearchResult = { readonly best: string };

/** A session of an engine protocol (AEI or QTP) in wasm; see `src/protocol/` in the crate. */
interface Session {
  handle(event: Event, nowMs: number): Effect[];
}

/** The class of protocol sessions in the wasm, with the search that the worker thread runs. */
export interface SessionClass {
  new (name: string): Session;
  search(
    request: SearchRequest,
    delayMs: number,
    nextMessage: () => SearchEffect | undefined,
    report: (result: SearchResult) => void,
  ): SearchResult | undefined;
  /** Reads a network; returns the reason if it does not fit, or if the game has none. */
  setNet(weights: Uint8Array): string | undefined;
}

/** The networks of the package, by the protocols whose games have one. */
const nets: { readonly [Name in Protocol]?: URL } = { qtp: new URL('../nets/quoridor.net', import.meta.url) };

/** A protocol to speak, and the file of the network: by default that of the package. */
export interface SessionOptions {
  readonly protocol: Protocol;
  readonly net?: string | undefined;
  /** Whether to search without a network. */
  readonly withoutNet?: boolean | undefined;
}

/**
 * Loads the wasm and the network of a protocol and returns its session class. Throws if the network
 * of the options is missing or damaged. If that of the package is, calls `tell` with a message, and
 * the class searches without a network.
 */
export async function loadSession(
  { protocol, net, withoutNet }: SessionOptions,
  tell: (message: string) => void = () => {},
): Promise<SessionClass> {
  const { initSync, Session } = await import(`../wasm/${protocol}.js`);
  initSync(new WebAssembly.Module(readFileSync(new URL(`../wasm/${protocol}_bg.wasm`, import.meta.url))));
  const file = withoutNet ? undefined : (net ?? nets[protocol]);
  const refused = file && refusal(Session, file);
  if (refused && net !== undefined) throw new Error(refused);
  if (refused) tell(`${refused}; playing without a network`);
  return Session;
}

/** Reads a network; returns why it cannot be used. */
function refusal(Session: SessionClass, file: string | URL): string | undefined {
  const name = file instanceof URL ? fileURLToPath(file) : file;
  try {
    const refused = Session.setNet(readFileSync(file));
    return refused && `${name}: ${refused}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns milliseconds of a clock that is the same in all threads. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;
