import type { RunningApi } from '../support/running-api.ts';

interface Received {
  status: number;
  /** The token of the session cookie that the response set; undefined when it set none or cleared it. */
  token: string | undefined;
  body: unknown;
}

let networks = 0;
/** Returns an address of another network each time, so that the limits of a network do not end the attack. */
const nextAddress = (): string => {
  networks += 1;
  return `10.${(networks >> 8) & 255}.${networks & 255}.1`;
};

/** Sends a request as a page of the product does, with the session `token` as its cookie. */
export const call = async (
  api: RunningApi,
  method: string,
  path: string,
  { token, body }: { token?: string | undefined; body?: object } = {},
): Promise<Received> => {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: {
      'x-request-type': 'client',
      'x-forwarded-for': nextAddress(),
      ...(token !== undefined && { cookie: `auth.session=${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const cookie = /^auth\.session=([\w-]{43});/.exec(response.headers.get('set-cookie') ?? '');
  return { status: response.status, token: cookie?.[1], body: await response.json() };
};

/** Whether a session token still opens its account. */
export const isAlive = async (api: RunningApi, token: string): Promise<boolean> => {
  const { status, body } = await call(api, 'GET', '/api/user.php', { token });
  if (status !== 200) throw new Error(`GET /api/user.php returned ${status}`);
  return Reflect.get(Object(body), 'user') !== null;
};

/** Waits for a mail to an address and returns the secret of its link. */
export const linkOf = async (api: RunningApi, address: string, subject: RegExp): Promise<string> => {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await call(api, 'GET', `/__dev/outbox?to=${encodeURIComponent(address)}`);
    for (const mail of Array.isArray(body) ? body : []) {
      // The cast is true because the outbox of this api returns its own mails.
      const { subject: line, links } = mail as { subject: string; links: string[] };
      const secret =
        subject.test(line) && links.map((link) => /\/([\w-]{43})\?lang=\w\w$/.exec(link)?.[1]).find(Boolean);
      if (secret) return secret;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${address} got no mail with a link.`);
};
