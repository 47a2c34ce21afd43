/** Passes an answer that was opened in a new tab to the tab that made the invitation. */

const CHANNEL = 'keddah.direct';
/** The time limit for another tab to accept the answer to its invitation, in milliseconds. */
const WAIT_MS = 1000;

/** Offers an answer to the other tabs. Returns whether one has accepted it. */
export function handOver(text: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((done) => {
    const timer = setTimeout(() => done(false), WAIT_MS);
    channel.onmessage = ({ data }) => {
      if (Object(data).taken !== text) return;
      clearTimeout(timer);
      done(true);
    };
    channel.postMessage({ answer: text });
  }).finally(() => channel.close());
}

/**
 * Calls `take` with each answer that another tab offers. `take` returns whether it accepts the
 * answer.
 */
export function onHandedOver(take: (text: string) => boolean): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    const { answer } = Object(data) as Record<string, unknown>;
    if (typeof answer === 'string' && take(answer)) channel.postMessage({ taken: answer });
  };
}
