import { createHmac, randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import { openSecretKey } from '../secrets/secret-key.ts';
import { seal, unseal } from '../secrets/signed-value.ts';

/*
 * What an attacker with one machine can do: a report is accepted only with a ticket that this gateway wrote into a
 * page, and only about the versions of that page. A ticket counts as one document, however often it is sent. So an
 * attacker must load a page for each false report, and each network has a limit per minute (`perMinute`). False errors
 * roll a canary back to the stable version: a release is delayed, nothing worse goes live. Where that is a risk,
 * `minNetworks` of the halt rule ignores the networks with the most errors. False success dilutes the errors of a bad
 * canary at the same limited rate; people still see the errors in the console.
 */

/** The content of a page's ticket. It is not secret, but signed. */
export interface ReportTicket {
  id: string;
  revision: number;
  /** `name@version` of the shell and each remote the page may load. */
  versions: string[];
  /** When the page was made, milliseconds since 1970. */
  at: number;
}

/** The purpose of the signature. */
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

/** Whether a client declares itself a bot. Reports of bots are not counted. */
const claimsToBeBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || /(?<!cu)bot\b|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i.test(userAgent);

/** Returns the network of an address, roughly one household or company: IPv4 /24, IPv6 /56. */
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

/** The use of a ticket; `first` is the report that a second one replaces. */
interface TicketUse<Counted> {
  at: number;
  first?: Counted;
}

export interface TicketsOptions {
  dataDir: string;
  now?: () => number;
  /** Documents counted of one network a minute. */
  perMinute?: number;
  /** Used tickets that are kept in memory. */
  kept?: number;
}

export interface Tickets<Counted> {
  /** Issues the ticket of a page; undefined for a client that declares itself a bot. */
  issue: (page: { revision: number; versions: string[]; userAgent: string | undefined }) => string | undefined;
  /** Returns the content of a valid ticket; undefined for any other text. */
  read: (text: string) => ReportTicket | undefined;
  /**
   * Uses a ticket. `counted` is kept until a second report replaces it; the result then contains what it replaces.
   * Undefined when the ticket was used twice, or the network has reached its limit of this minute.
   */
  admit: (ticket: ReportTicket, network: string, counted: Counted) => { replaces?: Counted } | undefined;
  /** Counts one document for the network; false when it has reached its limit of this minute. */
  mayCount: (network: string) => boolean;
  /** Returns an opaque, short name of the network of an address. Its key keeps the address secret. */
  networkName: (ip: string) => string;
}

/** Admits reports by the ticket of their page, up to a limit per network. */
export const openTickets = <Counted>({
  dataDir,
  now = Date.now,
  perMinute = 120,
  kept = 50_000,
}: TicketsOptions): Tickets<Counted> => {
  const key = openSecretKey(dataDir, 'report-tickets');
  const uses = new Map<string, TicketUse<Counted>>();
  /**
   * Tickets made before this time are refused, because their use is unknown: they are from before this start, or their
   * use was dropped from memory.
   */
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
    // Also limits the memory: so many networks are not real visitors.
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
