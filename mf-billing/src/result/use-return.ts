import { paths, safeInternalPath } from '@pairwise/contracts';
import { useState } from 'react';

import { readNext } from '../order/order-store.ts';

interface Return {
  /** The page from which the order started, if it is known. */
  next: string | undefined;
  to: string;
  label: 'result.backToChat' | 'result.goOn' | 'result.members';
}

const isChat = (path: string): boolean => /^\/(?:chats|members\/\d+\/chat)(?:[/?#]|$)/.test(path);

/** Returns where a member goes after a payment: to the page from which the order started, else to the members. */
export const useReturn = (paymentId: string): Return => {
  const [next] = useState(() => safeInternalPath(readNext(paymentId)));
  if (next === undefined) return { next, to: paths.members(), label: 'result.members' };
  return { next, to: next, label: isChat(next) ? 'result.backToChat' : 'result.goOn' };
};
