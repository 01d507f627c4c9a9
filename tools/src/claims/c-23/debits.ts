import { Agent } from 'node:http';

import { debitForm } from '@pairwise/api/testing';
import { z } from 'zod';

import { post } from '../support/post.ts';
import type { Buyer, Shop } from '../support/shop.ts';

const startedShape = z.object({ challenge: z.uuid() });
const errorShape = z.object({ error: z.object({ code: z.string() }) });

/** A request for a code that was accepted, so that a text message was sent. */
export interface Asked {
  buyer: Buyer;
  mobile: string;
  challenge: string;
}

/** Sends the requests of direct debits to the apis in turn. */
export const openDebits = ({ api }: Shop) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let sent = 0;
  const nextUrl = (): string => {
    sent += 1;
    return api.urls[sent % api.urls.length] ?? api.url;
  };
  return {
    /** Requests a code. Undefined when it was refused. */
    ask: async (buyer: Buyer, mobile: string): Promise<Asked | undefined> => {
      const body = debitForm({ mobile_number: mobile });
      const { status, body: result } = await post(`${nextUrl()}/api/directdebit.php`, {
        agent,
        cookie: buyer.cookie,
        body,
      });
      return status === 200 ? { buyer, mobile, challenge: startedShape.parse(result).challenge } : undefined;
    },
    /** Confirms with a code. Returns `accepted`, or the code of the error. */
    confirm: async (buyer: Buyer, challenge: string, code: string): Promise<string> => {
      const { status, body } = await post(`${nextUrl()}/api/directdebit.php`, {
        agent,
        cookie: buyer.cookie,
        body: { challenge, sms_code: code },
        method: 'PUT',
      });
      if (status === 200) return 'accepted';
      const error = errorShape.safeParse(body);
      return error.success ? error.data.error.code : `status ${status}`;
    },
    close: () => agent.destroy(),
  };
};

export type Debits = ReturnType<typeof openDebits>;
