import { randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import { hmacOf } from '../secrets/hmac.ts';
import { seal, unseal } from '../secrets/signed-value.ts';
import type { Arm } from './arms.ts';
import { claimsToBeBot } from './claims-to-be-bot.ts';
import { withMaskedVisitor } from './masked-visitor.ts';
import { MAX_USES, openTicketUses } from './ticket-uses.ts';

/*
 * What an attacker with one machine can do: a report is accepted only with a ticket that this gateway wrote into a
 * page, and only about the versions of that page. A ticket counts as one document, however often it is sent. So an
 * attacker must load a page for each false report, and each network has a limit per minute (`perMinute`). False errors
 * roll a canary back to the stable version: a release is delayed, nothing worse goes live. Where that is a risk,
 * `minNetworks` of the halt rule ignores what as many networks less one can cause (independent-pages.ts). False success
 * dilutes the errors of a bad canary at the same limited rate; people still see the errors in the console.
 */

/** The content of a page's ticket. It is not secret, but signed. */
export interface ReportTicket {
  /** The run of the gateway that made the page. */
  issuer: string;
  /** The number of the page among those of this run. */
  number: number;
  revision: number;
  /** A digest of the shell and of each remote that the page may load, 8 characters each. */
  versions: string;
  /** When the page was made, milliseconds since 1970. */
  at: number;
  /** The arms of the page's visitor in running rollouts; absent without any. */
  arms?: Arm[];
  /** The route at which a visitor with arms opened the page; absent for none. */
  route?: string;
  /** The groups of a visitor with arms: `language de`, `device phone`, `country NL`. */
  groups?: string[];
}

/** A version of the shell or a remote. */
export interface VersionName {
  name: string;
  version: string;
}

/** The purpose of the signature. */
const PURPOSE = 'report';

const HOURS_12 = 12 * 60 * 60 * 1000;
const MINUTE = 60_000;
const MAX_NETWORKS = 100_000;
const DIGEST_BYTES = 6;
const DIGEST_LENGTH = 8;
/** Digests of served versions that are cached. A page may contain a hundred. */
const MAX_DIGESTS = 10_000;
/** Addresses whose network is kept in memory. */
const MAX_NAMED = 10_000;

const ticketSchema: z.ZodMiniType<ReportTicket> = z.object({
  issuer: z.string().check(z.maxLength(32)),
  number: z.int().check(z.nonnegative()),
  revision: z.int(),
  versions: z.string(),
  at: z.number(),
  arms: z.exactOptional(
    z.array(
      z.object({
        name: z.string(),
        key: z.string(),
        beside: z.exactOptional(z.literal(true)),
        visitor: z.exactOptional(z.string()),
      }),
    ),
  ),
  route: z.exactOptional(z.string()),
  groups: z.exactOptional(z.array(z.string())),
});

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

export interface TicketsOptions {
  /** Signs the tickets. Gateways that share it accept each other's. */
  key: Buffer;
  now?: () => number;
  /** Documents counted of one network a minute. */
  perMinute?: number;
  /** Counted reports that are kept in memory, so that a later one can replace them. */
  kept?: number;
}

export interface Tickets<Counted> {
  /** Issues the ticket of a page; undefined for a client that declares itself a bot. */
  issue: (page: {
    revision: number;
    versions: readonly VersionName[];
    userAgent: string | undefined;
    arms?: Arm[];
    route?: string | undefined;
    groups?: string[];
  }) => string | undefined;
  /** Returns the content of a valid ticket; undefined for any other text. */
  read: (text: string) => ReportTicket | undefined;
  /** Whether the page of a ticket may load this version. */
  covers: (ticket: ReportTicket, version: VersionName) => boolean;
  /**
   * Uses a ticket. `counted` is kept until a later report replaces it; the result then contains what it replaces.
   * Undefined when the ticket was used three times, when the network has reached its limit of this minute, or when the report
   * that would be replaced is no longer kept.
   */
  admit: (ticket: ReportTicket, network: string, counted: Counted) => { replaces?: Counted } | undefined;
  /** Returns the last counted report of a ticket, and admits no further one; undefined when it is no longer kept. */
  withdraw: (ticket: Pick<ReportTicket, 'issuer' | 'number'>) => Counted | undefined;
  /** Whether a ticket that was issued then is too old for a report. */
  isExpired: (issuedAt: number) => boolean;
  /** Counts one document for the network; false when it has reached its limit of this minute. */
  mayCount: (network: string) => boolean;
  /** Returns an opaque, short name of the network of an address. Its key keeps the address secret. */
  networkName: (ip: string) => string;
}

/** Admits reports by the ticket of their page, up to a limit per network. */
export const openTickets = <Counted>({
  key,
  now = Date.now,
  perMinute = 120,
  kept = 50_000,
}: TicketsOptions): Tickets<Counted> => {
  /** Several gateways on one data directory sign with one key and number their pages separately. */
  const issuer = randomBytes(6).toString('base64url');
  let issued = 0;
  /** Tickets from before this start are refused, because their use is unknown. */
  const notBefore = now();
  const isExpired = (at: number): boolean => at <= now() - HOURS_12;
  const uses = openTicketUses(isExpired);
  const last = new Map<string, { at: number; report: Counted }>();
  let counted = { minute: 0, byNetwork: new Map<string, number>() };

  const keep = (ticket: ReportTicket, report: Counted): void => {
    last.set(`${ticket.issuer} ${ticket.number}`, { at: ticket.at, report });
    for (const [id, { at }] of last) {
      if (last.size <= kept && !isExpired(at)) return;
      last.delete(id);
    }
  };

  /** Returns the last report of a ticket and drops it. */
  const take = ({ issuer: from, number }: Pick<ReportTicket, 'issuer' | 'number'>): Counted | undefined => {
    const id = `${from} ${number}`;
    const found = last.get(id);
    last.delete(id);
    return found?.report;
  };

  // With the key, so that no one can search for another version with the same digest.
  const digestOf = ({ name, version }: VersionName): string =>
    hmacOf(key, `version ${name}@${version}`).subarray(0, DIGEST_BYTES).toString('base64url');

  const digests = new Map<string, string>();
  /** The names of the networks of addresses. */
  const networks = new Map<string, string>();
  const cachedDigest = (served: VersionName): string => {
    const title = `${served.name}@${served.version}`;
    const digest = digests.get(title) ?? digestOf(served);
    if (digests.size >= MAX_DIGESTS) digests.clear();
    digests.set(title, digest);
    return digest;
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
    issue: ({ revision, versions, userAgent, arms = [], route, groups = [] }) => {
      if (claimsToBeBot(userAgent)) return undefined;
      const digest = versions.map(cachedDigest).join('');
      const ticket: ReportTicket = { issuer, number: issued, revision, versions: digest, at: now() };
      if (arms.length > 0) {
        ticket.arms = arms.map((arm) => withMaskedVisitor(key, ticket, arm));
        ticket.groups = groups;
        if (route !== undefined) ticket.route = route;
      }
      issued += 1;
      return seal(key, PURPOSE, ticket);
    },
    read: (text) => {
      const parsed = ticketSchema.safeParse(unseal(key, PURPOSE, text));
      if (!parsed.success) return undefined;
      const ticket = parsed.data;
      if (ticket.at < notBefore || isExpired(ticket.at)) return undefined;
      if (!ticket.arms) return ticket;
      return { ...ticket, arms: ticket.arms.map((arm) => withMaskedVisitor(key, ticket, arm)) };
    },
    covers: ({ versions }, version) => {
      const digest = digestOf(version);
      for (let start = 0; start < versions.length; start += DIGEST_LENGTH) {
        if (versions.startsWith(digest, start)) return true;
      }
      return false;
    },
    admit: (ticket, network, report) => {
      const used = uses.read(ticket);
      if (used === 0) {
        if (!mayCount(network)) return undefined;
        uses.write(ticket, 1);
        keep(ticket, report);
        return {};
      }
      const earlier = used < MAX_USES ? take(ticket) : undefined;
      if (earlier === undefined) return undefined;
      uses.write(ticket, used === 1 ? 2 : MAX_USES);
      keep(ticket, report);
      return { replaces: earlier };
    },
    withdraw: (ticket) => {
      uses.write({ ...ticket, at: 0 }, MAX_USES);
      return take(ticket);
    },
    isExpired,
    mayCount,
    networkName: (ip) => {
      const known =
        networks.get(ip) ??
        hmacOf(key, `network ${networkOf(ip)}`)
          .toString('base64url')
          .slice(0, 10);
      if (networks.size >= MAX_NAMED) networks.clear();
      networks.set(ip, known);
      return known;
    },
  };
};
