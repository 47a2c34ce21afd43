/**
 * The WebRTC descriptions that two browsers exchange to connect, in the texts of an invitation and
 * its answer. Only host candidates are included: there is no server that could find others.
 */
import { peerText } from './peer-link.ts';

/** The WebRTC data that another browser needs to connect to this one. */
export interface Description {
  /** The user name and password of ICE (RFC 8839). */
  ufrag: string;
  password: string;
  /**
   * The SHA-256 fingerprint of the browser's DTLS certificate: hexadecimal pairs with colons
   * between.
   */
  fingerprint: string;
  /** The addresses or names of this browser in the local network, with ports. */
  candidates: readonly (readonly [address: string, port: number])[];
}

/** The content of an invitation to a game over a direct connection. */
export interface Invitation extends Description {
  /** The identifier of the game, the same for both players. */
  id: string;
  /** The index of the side that the receiver plays: 0 or 1. */
  seat: number;
  /** The time control of the game; empty without a clock. */
  control: string;
}

/** The content of the answer to an invitation to a game over a direct connection. */
export interface Answer extends Description {
  /** The identifier of the game that the invitation was for. */
  id: string;
}

const VERSION = 1;
/** The maximum length of the text of an invitation or answer, in characters. */
const MAX_LENGTH = 4000;
const MAX_CANDIDATES = 16;

/** Returns an invitation as text: letters, digits, `-` and `_` only. */
export const writeInvitation = ({ id, seat, control, ...rest }: Invitation): string =>
  pack([VERSION, 'i', id, ...fields(rest), seat, control]);

/** Returns the answer to an invitation as text. */
export const writeAnswer = ({ id, ...rest }: Answer): string => pack([VERSION, 'a', id, ...fields(rest)]);

/** Parses the text of an invitation; `null` if it is not valid. */
export function readInvitation(text: string): Invitation | null {
  const [kind, id, description, seat, control] = unpack(text) ?? [];
  if (kind !== 'i' || !id || !description || (seat !== 0 && seat !== 1)) return null;
  return typeof control === 'string' && /^[\w+/:%]{0,100}$/.test(control)
    ? { id, seat, control, ...description }
    : null;
}

/** Parses the answer to an invitation, also from inside a link; `null` if it is not valid. */
export function readAnswer(text: string): Answer | null {
  const [kind, id, description] = unpack(peerText(text.trim()) ?? text.trim()) ?? [];
  return kind === 'a' && id && description ? { id, ...description } : null;
}

/** Returns the description of a browser from its SDP (RFC 8866). Throws if something is missing. */
export function descriptionOf(sdp: string): Description {
  const value = (name: string) => new RegExp(`^a=${name}:(.*?)\\r?$`, 'm').exec(sdp)?.[1] ?? '';
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].map(
    ([, address = '', port]) => [address, Number(port)] as const,
  );
  const fingerprint = value('fingerprint').replace(/^sha-256 /i, '');
  const found = { ufrag: value('ice-ufrag'), password: value('ice-pwd'), fingerprint, candidates };
  const checked = descriptionFrom(...fields({ ...found, candidates: candidates.slice(0, MAX_CANDIDATES) }));
  if (!checked) throw new Error('The browser described no connection.');
  return checked;
}

/**
 * Returns the SDP for the description of a browser, as an offer or an answer. Every field was
 * checked.
 */
export function sdpOf({ ufrag, password, fingerprint, candidates }: Description, type: 'offer' | 'answer'): string {
  const lines = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates.map(
      ([address, port], index) => `a=candidate:${index + 1} 1 udp ${2113937151 - index} ${address} ${port} typ host`,
    ),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    `a=setup:${type === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
  ];
  return `${lines.join('\r\n')}\r\n`;
}

type Fields = [ufrag: unknown, password: unknown, fingerprint: unknown, candidates: unknown];

const fields = ({ ufrag, password, fingerprint, candidates }: Description): Fields => [
  ufrag,
  password,
  fingerprint.replaceAll(':', '').toLowerCase(),
  candidates.map(([address, port]) => `${address} ${port}`),
];

/** Returns the description of a browser with these fields; `null` if a field is not valid. */
function descriptionFrom(...[ufrag, password, fingerprint, candidates]: Fields): Description | null {
  const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value);
  if (!isText(ufrag, /^[\w+/-]{4,256}$/) || !isText(password, /^[\w+/-]{22,256}$/)) return null;
  if (!isText(fingerprint, /^[0-9a-f]{64}$/) || !Array.isArray(candidates)) return null;
  if (candidates.length > MAX_CANDIDATES) return null;
  const found = [];
  for (const candidate of candidates) {
    // An IPv4 or IPv6 address, or a name in the local network.
    if (!isText(candidate, /^([0-9A-Fa-f.:]{2,45}|[0-9a-f-]{36}\.local) \d{1,5}$/)) return null;
    const [address = '', port] = candidate.split(' ');
    if (Number(port) > 65_535) return null;
    found.push([address, Number(port)] as const);
  }
  const pairs = fingerprint.toUpperCase().match(/../g) ?? [];
  return { ufrag, password, fingerprint: pairs.join(':'), candidates: found };
}

const pack = (value: readonly unknown[]): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

function unpack(text: string): [kind: string, id: string, Description, seat: unknown, control: unknown] | null {
  if (!/^[\w-]+$/.test(text) || text.length > MAX_LENGTH) return null;
  try {
    const value: unknown = JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/')));
    if (!Array.isArray(value) || value[0] !== VERSION) return null;
    const [, kind, id, ufrag, password, fingerprint, candidates, seat, control] = value as unknown[];
    const description = descriptionFrom(ufrag, password, fingerprint, candidates);
    const isNamed = typeof id === 'string' && /^[a-z0-9]{10}$/.test(id);
    return typeof kind === 'string' && isNamed && description ? [kind, id, description, seat, control] : null;
  } catch {
    return null;
  }
}
