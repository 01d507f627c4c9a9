import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';

import { openReplay, startTestApi } from '@pairwise/api/testing';
import { z } from 'zod';

import { post } from '../../claims/support/post.ts';
import { alternate, type Comparison, median } from '../alternate.ts';
import { perSecond } from '../per-second.ts';
import type { Writer } from './writers.ts';

/** Requests under way, and connections of the bare driver: as many as an api has to its database. */
const CONCURRENT = 20;
const CONNECTIONS = 10;

const sent = z.object({
  conversation: z.number(),
  message: z.object({ seq: z.number() }),
});

export interface SentMessage {
  conversation: number;
  seq: number;
}

/** Sends a message over HTTP. */
export const sendMessage = async (
  url: string,
  agent: Agent,
  { cookie, conversation }: Writer,
): Promise<SentMessage> => {
  const content = { conversation, client_id: randomUUID(), kind: 'text', body: 'How was your day?' };
  const { status, body } = await post(`${url}/api/message.php`, { agent, cookie, body: content });
  if (status !== 200) throw new Error(`message.php returned ${status}: ${JSON.stringify(body)}`);
  const { message, ...response } = sent.parse(body);
  return { conversation: response.conversation, seq: message.seq };
};

interface Recorded {
  clientId: string;
  statements: { sql: string; parameters: readonly unknown[] }[];
}

/** Sends messages by an api in this process, one after the other, and returns the statements of each. */
const recordSends = async (databaseUrl: string, writers: readonly Writer[]): Promise<Recorded[]> => {
  let statements: Recorded['statements'] = [];
  const api = await startTestApi({ databaseUrl, onStatement: (_, statement) => statements.push(statement) });
  try {
    const recorded: Recorded[] = [];
    for (const { cookie, conversation } of writers) {
      statements = [];
      const clientId = randomUUID();
      const { status } = await api.visitor().call('POST /api/message.php', {
        body: { conversation, client_id: clientId, kind: 'text', body: 'How was your day?' },
        headers: { cookie },
      });
      if (status !== 200) throw new Error(`message.php returned ${status}`);
      recorded.push({ clientId, statements });
    }
    // The first one reads settings that an api keeps.
    return recorded.slice(1);
  } finally {
    await api.close();
  }
};

interface SendRateOptions {
  url: string;
  databaseUrl: string;
  writers: readonly Writer[];
  runs: number;
  /** Messages of one measurement. */
  sends: number;
}

/**
 * Compares sends over HTTP with the same statements by the bare driver: those of recorded sends, with the same members and
 * a new id for each message.
 */
export const measureSendRate = async (options: SendRateOptions): Promise<Comparison & { statements: number }> => {
  const { url, databaseUrl, writers, runs, sends } = options;
  const recorded = await recordSends(databaseUrl, writers.slice(0, sends + 1));
  const replay = openReplay(databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT });
  let [next, replayed] = [0, 0];
  const take = <Value>(values: readonly Value[], n: number): Value => {
    const value = values[n % values.length];
    if (value === undefined) throw new Error('There are no members.');
    return value;
  };
  try {
    const result = await alternate(
      runs,
      () => perSecond(sends, CONCURRENT, () => sendMessage(url, agent, take(writers, next++))),
      () =>
        perSecond(sends, CONNECTIONS, () => {
          const { clientId, statements } = take(recorded, replayed++);
          return replay.run(statements, new Map([[clientId, randomUUID()]]));
        }),
    );
    return { ...result, statements: median(recorded.map(({ statements }) => statements.length)) };
  } finally {
    agent.destroy();
    await replay.close();
  }
};
