// Loads protocol sessions: state machines in wasm, with one wasm module for each protocol.

import { readFileSync } from 'node:fs';

/** The protocols that the program speaks. */
export const protocols = ['aei', 'qtp'] as const;
export type Protocol = (typeof protocols)[number];

/** The input of a session; `src/protocol/session.rs` of the crate defines it. */
export type Event =
  | { kind: 'line'; text: string }
  | { kind: 'inputEnded' }
  | { kind: 'searchReport' | 'searchEnded'; id: number; result: SearchResult | undefined }
  | { kind: 'fileDone'; result: { Ok: string } | { Err: string } };
/** An action that a session requests from its host. */
export type Effect =
  | { kind: 'write'; text: string }
  | { kind: 'readFile'; path: string; maxBytes: number }
  | { kind: 'writeFile'; path: string; text: string }
  | { kind: 'quit' }
  | SearchEffect;
/** The effects that the worker thread handles. */
export type SearchEffect =
  | { kind: 'startSearch'; id: number; request: SearchRequest }
  | { kind: 'stopSearch'; id: number }
  | { kind: 'setTimeBudget'; id: number; budget: unknown };

/** Opaque objects, which JavaScript passes on unread. */
type SearchRequest = { readonly record: string };
type SearchResult = { readonly best: string };

/** A session; see `src/protocol/` in the crate. */
interface Session {
  handle(event: Event, nowMs: number): Effect[];
}

/** The class of sessions, with the search that the worker thread runs. */
interface SessionClass {
  new (name: string): Session;
  search(
    request: SearchRequest,
    delayMs: number,
    nextMessage: () => SearchEffect | undefined,
    report: (result: SearchResult) => void,
  ): SearchResult | undefined;
}

/** Loads the wasm of a protocol and returns its session class. */
export async function loadSession(protocol: Protocol): Promise<SessionClass> {
  const { initSync, Session } = await import(`../wasm/${protocol}.js`);
  initSync(new WebAssembly.Module(readFileSync(new URL(`../wasm/${protocol}_bg.wasm`, import.meta.url))));
  return Session;
}

/** Returns milliseconds of a clock that is the same in all threads. */
export const sharedNow = (): number => Number(process.hrtime.bigint()) / 1e6;
