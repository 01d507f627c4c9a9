import { browserHeaders, fetchSent } from '../http/sent.ts';
import type { BareResponse } from '../http/bare-peer.ts';

/** A request that the gateway is measured with. */
export interface Subject {
  name: string;
  address: string;
  headers: Record<string, string>;
  /** Where the peer has its bytes from; from its memory by default. */
  from?: BareResponse['from'];
  /** The peer is the api itself: the gateway only passes the call on. */
  through?: true;
}

/** Returns the address of the shell's main script, the largest file that every visitor loads. */
const mainScript = async (url: string): Promise<string> => {
  const { body } = await fetchSent(`${url}/members`);
  const address = /<script defer src="([^"]+)"/.exec(body.toString())?.[1];
  if (address === undefined) throw new Error('The page /members names no shell.');
  return address;
};

/** Returns what is measured: pages of the app and of a lander, a file and a call of a visitor. */
export const subjectsOf = async (url: string, size: 'full' | 'smoke'): Promise<Subject[]> => {
  const script = await mainScript(url);
  const always: Subject[] = [
    { name: 'page /members, as browsers load it', address: '/members', headers: browserHeaders },
    { name: 'main script, compressed', address: script, headers: browserHeaders, from: 'file' },
    { name: 'call of the user record as a visitor', address: '/api/user.php', headers: {}, through: true },
  ];
  if (size === 'smoke') return always;
  return [
    ...always,
    { name: 'page /members in gzip', address: '/members', headers: { 'accept-encoding': 'gzip' } },
    { name: 'page /members uncompressed', address: '/members', headers: {} },
    { name: 'prerendered page /, as browsers load it', address: '/', headers: browserHeaders },
    { name: 'main script, uncompressed', address: script, headers: {}, from: 'file' },
  ];
};
