/** A direct WebRTC connection to another browser, without any server. */
import { type Description, descriptionOf, sdpOf } from './description.ts';

/** The time limit for two browsers to connect, in milliseconds. */
export const CONNECT_MS = 15_000;
/** The time limit for finding the network addresses of this browser, in milliseconds. */
const GATHER_MS = 3000;
/** The maximum number of messages per `FLOOD_MS`; more of them end the connection. */
const MAX_MESSAGES = 60;
const FLOOD_MS = 10_000;

/** The state of a direct connection to another browser. It never returns to an earlier one. */
export type ConnectionState = 'waiting' | 'connecting' | 'connected' | 'lost' | 'failed';

/** The callbacks of a direct connection to another browser. */
export interface ConnectionHooks {
  onState(state: ConnectionState): void;
  onMessage(data: unknown): void;
}

export class Connection {
  #state: ConnectionState = 'waiting';
  #channel: RTCDataChannel | null = null;
  #timer = 0;
  #flood = { since: 0, count: 0 };
  readonly #peer = new RTCPeerConnection({ iceServers: [] });

  /**
   * Creates a connection, which contacts the other browser only once both descriptions are known.
   */
  constructor(private readonly hooks: ConnectionHooks) {
    this.#peer.onconnectionstatechange = () => {
      const { connectionState } = this.#peer;
      if (connectionState === 'failed' || connectionState === 'disconnected' || connectionState === 'closed') {
        this.#end();
      }
    };
    window.addEventListener('pagehide', this.#leave);
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Returns the WebRTC description of this browser, for an invitation. */
  async offer(): Promise<Description> {
    this.#use(this.#peer.createDataChannel('keddah'));
    return this.#describe();
  }

  /** Connects to the browser that has answered the invitation. */
  async accept(answer: Description): Promise<void> {
    await this.#peer.setRemoteDescription({ type: 'answer', sdp: sdpOf(answer, 'answer') });
    if (this.#state !== 'waiting') return;
    this.#setState('connecting');
    this.#timer = window.setTimeout(() => this.#end(), CONNECT_MS);
  }

  /** Returns the answer to the browser that has invited, and waits for it. */
  async answer(offer: Description): Promise<Description> {
    this.#peer.ondatachannel = ({ channel }) => {
      if (this.#channel) channel.close();
      else this.#use(channel);
    };
    await this.#peer.setRemoteDescription({ type: 'offer', sdp: sdpOf(offer, 'offer') });
    return this.#describe();
  }

  /** Sends a text to the other page; does nothing unless the pages are connected. */
  send(text: string): void {
    if (this.#state === 'connected' && this.#channel?.readyState === 'open') this.#channel.send(text);
  }

  /** Closes the connection to the other page, which notices it. */
  close(): void {
    this.#end();
  }

  async #describe(): Promise<Description> {
    const peer = this.#peer;
    await peer.setLocalDescription();
    if (peer.iceGatheringState !== 'complete') {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, GATHER_MS);
        peer.onicegatheringstatechange = () => {
          if (peer.iceGatheringState !== 'complete') return;
          clearTimeout(timer);
          done();
        };
      });
    }
    return descriptionOf(peer.localDescription?.sdp ?? '');
  }

  #use(channel: RTCDataChannel): void {
    this.#channel = channel;
    channel.onopen = () => {
      clearTimeout(this.#timer);
      this.#setState('connected');
    };
    channel.onclose = () => this.#end();
    channel.onmessage = ({ data }) => this.#receive(data);
  }

  #receive(data: unknown): void {
    if (this.#state !== 'connected') return;
    const now = performance.now();
    if (now - this.#flood.since > FLOOD_MS) this.#flood = { since: now, count: 0 };
    this.#flood.count++;
    if (this.#flood.count > MAX_MESSAGES) this.#end();
    else this.hooks.onMessage(data);
  }

  #leave = (): void => this.#end();

  #end(): void {
    if (this.#state === 'lost' || this.#state === 'failed') return;
    clearTimeout(this.#timer);
    window.removeEventListener('pagehide', this.#leave);
    this.#setState(this.#state === 'connected' ? 'lost' : 'failed');
    this.#channel?.close();
    this.#peer.close();
  }

  #setState(next: ConnectionState): void {
    this.#state = next;
    this.hooks.onState(next);
  }
}
