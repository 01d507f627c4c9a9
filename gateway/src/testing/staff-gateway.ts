import { request } from 'node:http';

import type { PageData } from '@pairwise/contracts/registry';

import { type NewToken, openTokens, type Tokens } from '../access/index.ts';
import { chatDist } from './make-dist.ts';
import { operator, rawGet, type RunningGateway, startGateway } from './start-gateway.ts';

/** Versions of mf-chat: the live one, and an uploaded one. */
export const LIVE = '1.0.0-00000001';
export const UPLOADED = '1.0.0-00000002';
/** A developer's own server. */
export const LOCAL = 'http://localhost:4300';

/** The header a browser sends with a form of the site's own page. */
export const ownPage = { 'sec-fetch-site': 'same-origin' };

export interface Posted {
  status: number;
  location: string | undefined;
  /** As `name=value`, without deleted cookies. */
  cookies: string[];
  /** The headers as they were sent. */
  setCookies: string[];
  body: string;
}

/** Opens a page of forms as a browser does. Returns the cookie and the field of the key in its forms. */
export const openForms = async (
  url: string,
  address: string,
  cookies: readonly string[] = [],
): Promise<{ cookies: string[]; fields: Record<string, string> }> => {
  const { headers, body } = await rawGet(url, address, { cookie: cookies.join('; ') });
  const key = /name="key" value="([\w-]+)"/.exec(body.toString())?.[1] ?? '';
  return { cookies: (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''), fields: { key } };
};

export interface PostOptions {
  cookies?: string[];
  headers?: Record<string, string>;
}

/** Sends a form as a browser does, without opening its page. */
export const sendForm = (
  url: string,
  address: string,
  fields: Record<string, string>,
  { cookies = [], headers = ownPage }: PostOptions,
): Promise<Posted> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request({
      hostname,
      port,
      path: address,
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookies.join('; '), ...headers },
    });
    outgoing.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      const setCookies = response.headers['set-cookie'] ?? [];
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          cookies: setCookies.map((line) => line.split(';')[0] ?? '').filter((pair) => !pair.endsWith('=')),
          setCookies,
          body,
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(new URLSearchParams(fields).toString());
  });

/** Loads a page. Returns its overrides, its version of mf-chat, and its policy. */
const readChatPage = async (url: string, cookies: string[], address: string) => {
  const { headers, body } = await rawGet(url, address, { cookie: cookies.join('; ') });
  const html = body.toString();
  const json = /<script type="application\/json" id="mfe-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const data = JSON.parse(json) as PageData; // written by our own page
  const chat = data.remotes.find(({ name }) => name === 'mf-chat');
  return { overrides: data.overrides ?? {}, chat, csp: String(headers['content-security-policy']), html };
};

/** Starts a gateway in English with a version that is not live, and functions for its browsers. */
export const startStaffGateway = async () => {
  const gateway: RunningGateway = await startGateway();
  gateway.api.settings['domain_language'] = 'en-GB';
  const tokens: Tokens = openTokens({ dataDir: gateway.dataDir });
  gateway.registry.publish(chatDist(UPLOADED), operator);
  const { url } = gateway;

  const tokenOf = (more: Partial<NewToken> = {}): { text: string; id: string } => {
    const token: NewToken = { team: 'chat', person: 'Ada', remotes: ['mf-chat'], actions: ['override', 'read'] };
    const made = tokens.create({ ...token, ...more });
    return { text: made.text, id: made.token.id };
  };
  /** Opens the page of staff and sends one of its forms. */
  const send = async (path: string, fields: Record<string, string>, options: PostOptions = {}): Promise<Posted> => {
    const { cookies = [] } = options;
    const page = await openForms(url, '/__mfe/staff', cookies);
    const all = { ...options, cookies: [...cookies, ...page.cookies] };
    return sendForm(url, `/__mfe/staff/${path}`, { ...page.fields, ...fields }, all);
  };
  const signIn = async (text = tokenOf().text): Promise<string[]> => (await send('sign-in', { token: text })).cookies;

  return {
    gateway,
    tokens,
    tokenOf,
    post: send,
    /** Signs in and returns the cookies. */
    signIn,
    /** Sets an override and returns the cookies. */
    overriding: async (fields: Record<string, string>, staff?: string[]): Promise<string[]> => {
      const cookies = staff ?? (await signIn());
      return [...cookies, ...(await send('override', { name: 'mf-chat', ...fields }, { cookies })).cookies];
    },
    read: (cookies: string[] = [], address = '/chats') => readChatPage(url, cookies, address),
    /** Returns how a page differs from what every member gets; empty when it does not. */
    unexpectedChanges: async (cookies: string[] = [], address = '/chats'): Promise<string[]> => {
      const { overrides, chat, csp, html } = await readChatPage(url, cookies, address);
      return [
        ...(chat?.version === LIVE ? [] : [`version ${chat?.version}`]),
        ...(chat?.development ? ['development'] : []),
        ...Object.keys(overrides).map((name) => `override of ${name}`),
        ...(/localhost:4300|127\.0\.0\.1:4300|evil/.test(csp) ? [`policy ${csp}`] : []),
        ...(csp.includes("require-trusted-types-for 'script'") ? [] : ['no trusted types']),
        ...(/4300|evil/.test(html) ? ['an address in the page'] : []),
      ];
    },
    staffPage: async (cookies: string[] = [], address = '/__mfe/staff') => {
      const response = await rawGet(url, address, { cookie: cookies.join('; ') });
      return { ...response, html: response.body.toString() };
    },
  };
};

export type StaffGateway = Awaited<ReturnType<typeof startStaffGateway>>;
