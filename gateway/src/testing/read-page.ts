import { gunzipSync } from 'node:zlib';

import type { PageData } from '@pairwise/contracts/registry';

/** Returns the data that the gateway wrote into a page for the shell. */
export const dataOf = (html: string): PageData<{ description: string }> => {
  const json = /<script type="application\/json" id="mfe-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json) as PageData<{ description: string }>; // as the shell does
};

/** Returns the addresses that a page preloads, with integrity and in the same mode as a later script. */
export const preloadsIn = (html: string): (string | undefined)[] =>
  [
    ...html.matchAll(
      /<link rel="preload" as="script" href="([^"]+)" integrity="sha384-[^"]{64}" crossorigin="anonymous"/g,
    ),
  ].map((match) => match[1]);

/** Returns a content security policy by directive. */
export const directives = (policy: unknown): Record<string, string> =>
  Object.fromEntries(
    String(policy)
      .split('; ')
      .map((directive): [string, string] => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );

/** Returns a body without its encoding. */
export const unpack = (body: Buffer, encoding: string | undefined): string =>
  (encoding === 'gzip' ? gunzipSync(body) : body).toString();
