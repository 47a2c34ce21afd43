// The worker thread that runs the searches of a session, one at a time.

import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Event, loadSession, type SearchEffect, sharedNow } from './session.js';

/**
 * An instruction to the search thread with the time at which it was sent, as given by `sharedNow`.
 */
export type Message = SearchEffect & { sentAt: number };

const port = parentPort;
if (!port) throw new Error('This module is the worker of the program keddah.');
const Session = await loadSession(workerData);
const queue: Message[] = [];

/** Returns the next message about a search; messages about other searches stay queued. */
function nextMessage(search: number): Message | undefined {
  for (let arrived = receiveMessageOnPort(port!); arrived; arrived = receiveMessageOnPort(port!)) {
    queue.push(arrived.message);
  }
  const index = queue.findIndex(({ id }) => id === search);
  return index < 0 ? undefined : queue.splice(index, 1)[0];
}

port.on('message', (first: Message) => {
  const send = (event: Event): void => port.postMessage(event);
  queue.push(first);
  for (let message = queue.shift(); message; message = queue.shift()) {
    // Any other message is about a search that has ended.
    if (message.kind !== 'startSearch') continue;
    const { id, request, sentAt } = message;
    const report = (result: { best: string }): void => send({ kind: 'searchReport', id, result });
    const result = Session.search(request, sharedNow() - sentAt, () => nextMessage(id), report);
    send({ kind: 'searchEnded', id, result });
  }
});
