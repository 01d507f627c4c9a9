import { serverNow } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { User } from '@pairwise/contracts';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';

import { useWelcomeDiscount } from '../discount/discount.queries.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** How long after the signup a member has the time bonus, in hours (BILL-07). The server decides; see decisions B-4. */
export const bonusHours = 4;

/** The time bonus while it runs. */
export interface TimeBonus {
  memberId: number;
  /** The code with its prices. */
  discount: DiscountCode;
  secondsLeft: number;
}

const endOfHours = ({ signup_date }: User): number => Date.parse(signup_date) + bonusHours * 3_600_000;

/** Returns the time bonus like `useTimeBonus`, and whether it is being loaded. */
export const useTimeBonusState = (): { bonus: TimeBonus | undefined; isLoading: boolean } => {
  const user = useStream(bus.user$) ?? undefined;
  const isNew = user !== undefined && !user.paid_user && serverNow() < endOfHours(user);
  const { data, isLoading } = useWelcomeDiscount(isNew ? user.id : undefined);
  const discount = isNew ? (data ?? undefined) : undefined;
  const end = user && discount && Math.min(endOfHours(user), Date.parse(discount.expires ?? '') || Infinity);
  const secondsLeft = useSecondsLeft(end);
  const bonus = user && discount && secondsLeft > 0 ? { memberId: user.id, discount, secondsLeft } : undefined;
  return { bonus, isLoading };
};

/**
 * Returns the time bonus while it runs for the member of the page: not for a visitor, not for a member who has paid, and
 * not after its end by the server's clock (BILL-07). The component renders again with each second.
 */
export const useTimeBonus = (): TimeBonus | undefined => useTimeBonusState().bonus;
