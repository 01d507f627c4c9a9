import { serverNow } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { endOfBonus } from '@pairwise/contracts/alerts';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';

import { useWelcomeDiscount } from '../discount/discount.queries.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The time bonus while it runs. */
export interface TimeBonus {
  memberId: number;
  /** The code with its prices. */
  discount: DiscountCode;
  secondsLeft: number;
}

/** Returns the time bonus like `useTimeBonus`, and whether it is being loaded. */
export const useTimeBonusState = (): { bonus: TimeBonus | undefined; isLoading: boolean } => {
  const known = useStream(bus.user$);
  const user = known ?? undefined;
  // A payment that is processed may hold the bonus.
  const mayHave = user !== undefined && !user.paid_user && user.time_bonus !== false && serverNow() < endOfBonus(user);
  const { data, isLoading: isFetching } = useWelcomeDiscount(mayHave ? user.id : undefined);
  const discount = mayHave ? (data ?? undefined) : undefined;
  const end = user && discount && Math.min(endOfBonus(user), Date.parse(discount.expires ?? '') || Infinity);
  const secondsLeft = useSecondsLeft(end);
  const bonus = user && discount && secondsLeft > 0 ? { memberId: user.id, discount, secondsLeft } : undefined;
  // Until the member is known, a bonus may still appear.
  return { bonus, isLoading: known === undefined || isFetching };
};

/**
 * Returns the time bonus while it runs for the member of the page: not for a visitor, not for a member who has paid, and
 * not after its end by the server's clock (BILL-07). The component renders again with each second.
 */
export const useTimeBonus = (): TimeBonus | undefined => useTimeBonusState().bonus;
