import { createHmac, randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import { openSecretKey } from '../secrets/secret-key.ts';
import { seal, unseal } from '../secrets/signed-value.ts';

/*
 * What somebody with one machine can do. A report is believed only with a ticket that this gateway wrote into a page,
 * and only about the versions of that page; a ticket counts as one document, however often it is sent. So they must
 * fetch a page for each lie, and of one network no more than a fixed number is counted a minute (`perMinute`). Lying
 * that a canary fails takes it back to what was stable: a release comes later, nothing worse goes live. Where that is
 * worth an attack, `minNetworks` of the rule makes the verdict stand without the networks that told of most errors.
 * Lying that a canary is well thins its errors out, at that same pace; people still see it in the console.
 */

/** What a page's ticket says. Not secret, but not to be changed either. */
export interface ReportTicket {
  id: string;
  revision: number;
  /** `name@version` of the shell and each remote the page may load. */
  versions: string[];
  /** When the page was made, milliseconds since 1970. */
  at: number;
}

/** What a ticket is signed for. */
const PURPOSE = 'report';

const HOURS_12 = 12 * 60 * 60 * 1000;
const MINUTE = 60_000;
const MAX_NETWORKS = 100_000;

const ticketSchema: z.ZodMiniType<ReportTicket> = z.object({
  id: z.string().check(z.maxLength(32)),
  revision: z.int(),
  versions: z.array(z.string()),
  at: z.number(),
});

/** Programs that say that they are no people. They make no reports worth counting. */
const claimsToBeBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || /(?<!cu)bot\b|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i.test(userAgent);

/** Who shares a network, roughly one household or company: IPv4 /24, IPv6 /56. */
export const networkOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(ip)?.[1] ?? /^(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.split('%')[0]?.toLowerCase().split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? front : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  const [a, b, c, d] = groups.map((group) => group.padStart(4, '0'));
  return [a, b, c, d?.slice(0, 2)].join(':');
};

/** What is remembered of a ticket that was used; `first` is what the second report replaces. */
interface TicketUse<Counted> {
  at: number;
  first?: Counted;
}

export interface TicketsOptions {
  dataDir: string;
  now?: () => number;
  /** Documents counted of one network a minute. */
  perMinute?: number;
  /** Used tickets that are remembered. */
  kept?: number;
}

export interface Tickets<Counted> {
  /** The text for a page; undefined for a client that says it is a bot. */
  issue: (page: { revision: number; versions: string[]; userAgent: string | undefined }) => string | undefined;
  /** What is in a ticket of ours that is still good; undefined for any other text. */
  read: (text: string) => ReportTicket | undefined;
  /**
   * Spends a ticket. `told` is kept until a second report replaces it; the answer then carries what it replaces.
   * Undefined when the ticket has been used twice, or the network has had its share of this minute.
   */
  admit: (ticket: ReportTicket, network: string, counted: Counted) => { replaces?: Counted } | undefined;
  /** Counts one for the network; false when it has had its share of this minute. */
  mayCount: (network: string) => boolean;
  /** The network of an address, told from others but not told to anybody: keyed, and short. */
  networkName: (ip: string) => string;
}

/** Admits reports: by tickets that each page gets, and by how many one network sends. */
export const openTickets = <Counted>({
  dataDir,
  now = Date.now,
  perMinute = 120,
  kept = 50_000,
}: TicketsOptions): Tickets<Counted> => {
  const key = openSecretKey(dataDir, 'report-tickets');
  const uses = new Map<string, TicketUse<Counted>>();
  /** Of tickets made before, nobody knows any more which were used: before this start, or forgotten since. */
  let notBefore = now();
  let counted = { minute: 0, byNetwork: new Map<string, number>() };

  const dropExpired = (): void => {
    for (const [id, { at }] of uses) {
      const expired = at < now() - HOURS_12;
      if (!expired && uses.size <= kept) return;
      if (!expired) notBefore = Math.max(notBefore, at + 1);
      uses.delete(id);
    }
  };

  const mayCount = (network: string): boolean => {
    const minute = Math.floor(now() / MINUTE);
    if (counted.minute !== minute) counted = { minute, byNetwork: new Map() };
    const count = counted.byNetwork.get(network) ?? 0;
    // Also a bound for what is remembered: more networks than this are no visitors.
    if (count >= perMinute || counted.byNetwork.size > MAX_NETWORKS) return false;
    counted.byNetwork.set(network, count + 1);
    return true;
  };

  return {
    issue: ({ revision, versions, userAgent }) => {
      if (claimsToBeBot(userAgent)) return undefined;
      const ticket: ReportTicket = { id: randomBytes(12).toString('base64url'), revision, versions, at: now() };
      return seal(key, PURPOSE, ticket);
    },
    read: (text) => {
      const parsed = ticketSchema.safeParse(unseal(key, PURPOSE, text));
      if (!parsed.success) return undefined;
      const ticket = parsed.data;
      return ticket.at >= notBefore && ticket.at > now() - HOURS_12 ? ticket : undefined;
    },
    admit: ({ id, at }, network, report) => {
      const use = uses.get(id);
      if (!use) {
        if (!mayCount(network)) return undefined;
        uses.set(id, { at, first: report });
        dropExpired();
        return {};
      }
      if (use.first === undefined) return undefined;
      uses.set(id, { at });
      return { replaces: use.first };
    },
    mayCount,
    networkName: (ip) =>
      createHmac('sha256', key)
        .update(`network ${networkOf(ip)}`)
        .digest('base64url')
        .slice(0, 10),
  };
};
