import type { Writer } from '../chat/writers.ts';
import { getRequest } from '../http/connection.ts';
import { browserHeaders, fetchSent } from '../http/sent.ts';

const CALL = { 'x-request-type': 'client' };

/** Files of a page that are requested. */
const FILES = 8;

/**
 * Creates an endless sequence of requests: of ten, three are pages, two of them of visitors; four are files that a page names;
 * three are calls of members.
 */
export const requestMix = async (url: string, writers: readonly Writer[]): Promise<() => string> => {
  const { body } = await fetchSent(`${url}/members`);
  const files = [
    ...new Set([...body.toString().matchAll(/(?:href|src)="(\/remotes\/[^"]+\.js)"/g)].map(([, file]) => file ?? '')),
  ].slice(0, FILES);
  if (files.length === 0) throw new Error('The page /members names no files.');
  const file = (nth: number): string => getRequest(`${url}${files[nth % files.length]}`, browserHeaders);
  const asMember = (path: string, nth: number, headers: Record<string, string>): string =>
    getRequest(`${url}${path}`, { ...headers, cookie: writers[nth % writers.length]?.cookie ?? '' });
  const ways: ((nth: number) => string)[] = [
    () => getRequest(`${url}/members`, browserHeaders),
    file,
    (nth) => asMember('/api/user.php', nth, CALL),
    file,
    () => getRequest(`${url}/`, browserHeaders),
    (nth) => asMember('/api/chats.php', nth, CALL),
    file,
    (nth) => asMember('/members', nth, browserHeaders),
    (nth) => asMember('/api/members.php', nth, CALL),
    file,
  ];
  // Written in advance: the load itself should cost little.
  const requests = Array.from({ length: 1_000 }, (_, nth) => ways[nth % ways.length]?.(nth) ?? '');
  let sent = 0;
  return () => requests[sent++ % requests.length] ?? '';
};
