import { languageCookie } from '@pairwise/contracts/languages';
import type { Zone } from '@pairwise/contracts/remote';

import type { ReadApi } from './addresses.ts';
import { callGateway } from './call-gateway.ts';
import type { DevTools } from './devtools.ts';
import type { Plan } from './plan.ts';
import type { PrivateGateway } from './private-gateway.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Returns the hosts of the pages, with their ports. */
export const hostsOf = ({ zones: [site] = [], host }: Pick<Plan, 'zones' | 'host'>): Record<Zone, string> =>
  site ?? { site: host, app: host, pay: host };

/** Reads a `set-cookie` header. */
const cookieOf = (header: string): { name: string; value: string; httpOnly: boolean } => {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const httpOnly = attributes.some((attribute) => attribute.toLowerCase() === 'httponly');
  return { name: pair.slice(0, at), value: pair.slice(at + 1), httpOnly };
};

export interface RunMembers {
  visitor: Visitor;
  /** A visitor who is logged in at the app and at payments. */
  member: Visitor;
  /** Why the member is not logged in; undefined when it is. */
  noMember: string | undefined;
  /** Reads the api as the member, or as a visitor when no member is logged in. */
  read: ReadApi;
  /** Sets the language that both choose. */
  chooseLanguage: (language: string) => Promise<void>;
  logOut: () => Promise<void>;
}

/** Creates the two visitors of a run, and logs one of them in. */
export const createMembers = async (
  devTools: DevTools,
  { url, ownHeaders }: PrivateGateway,
  plan: Pick<Plan, 'zones' | 'host' | 'https' | 'account'>,
): Promise<RunMembers> => {
  const hosts = hostsOf(plan);
  const [visitor, member] = [await newVisitor(devTools, plan), await newVisitor(devTools, plan)];
  const api = { ...ownHeaders, 'x-request-type': 'client' };
  const sessions: { host: string; cookie: string }[] = [];

  /** Returns why the login failed, or undefined. */
  const logIn = async (host: string): Promise<string | undefined> => {
    if (!plan.account) return 'the gate has no account (set GATE_EMAIL and GATE_PASSWORD)';
    const headers = {
      ...api,
      'idempotency-key': crypto.randomUUID(),
      origin: `${plan.https ? 'https' : 'http'}://${host}`,
    };
    const response = await callGateway(url, '/api/user.php', { host, method: 'POST', headers, body: plan.account });
    if (response.status !== 200) return `the gate's account could not log in (${response.status})`;
    const cookies = response.cookies.map(cookieOf);
    for (const cookie of cookies) await member.setCookie(host, cookie);
    sessions.push({ host, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
    return undefined;
  };
  let noMember: string | undefined;
  for (const host of new Set([hosts.app, hosts.pay])) noMember ??= await logIn(host);

  return {
    visitor,
    member,
    noMember,
    read: (path) => {
      const [session] = sessions;
      const headers = session ? { ...api, cookie: session.cookie } : api;
      return callGateway(url, path, { host: hosts.app, headers });
    },
    chooseLanguage: async (language) => {
      for (const host of new Set(Object.values(hosts))) {
        await Promise.all(
          [visitor, member].map((each) => each.setCookie(host, { name: languageCookie.name, value: language })),
        );
      }
    },
    logOut: async () => {
      for (const { host, cookie } of sessions) {
        await callGateway(url, '/api/logout.php', { host, headers: { ...api, cookie } }).catch(() => undefined);
      }
    },
  };
};
