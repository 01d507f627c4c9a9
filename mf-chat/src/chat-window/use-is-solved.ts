import { bus, useStream } from '@pairwise/bus';

import { useGifts } from '../gifts/gifts.queries.ts';
import type { OutboxEntry } from '../outbox/index.ts';

/** Whether the reason why a message was not sent has passed: the member has the credits, or Premium, by now. */
export const useIsSolved = ({ failure, content }: OutboxEntry): boolean => {
  const user = useStream(bus.user$);
  const { message_credits: textPrice, photo_credits: photoPrice } = useStream(bus.settings$);
  const isTooCostly = failure === 'not_enough_credits';
  const { data: gifts } = useGifts(isTooCostly && content.kind === 'gift');
  const costOf = (): number | undefined => {
    if (content.kind === 'gift') return gifts?.find(({ key }) => key === content.gift)?.credits;
    return content.kind === 'photo' ? photoPrice : textPrice;
  };
  if (failure === 'premium_required') return user?.paid_user ?? false;
  const cost = costOf();
  return isTooCostly && cost !== undefined && (user?.credits ?? 0) >= cost;
};
