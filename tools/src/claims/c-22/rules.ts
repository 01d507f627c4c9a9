import { sql } from 'kysely';

import type { Buyer, Shop } from '../support/shop.ts';

export interface RuleResult {
  rule: string;
  isKept: boolean;
  /** What the api responded: `ordered`, or the code of its error. */
  response: string;
}

/** The length of the time bonus, in seconds. */
const WINDOW = 14_400;

/** Codes that are right but for one rule. */
const codes = sql`insert into discount_codes
    (code, country, user_id, expires, value_percentage, currency, minimum_order_minor, status, validity, paymentmethods)
  values
    ('FITS', 'NL', null, now() + interval '1 hour', 10, 'EUR', 100, 'active', 'once-per-user', '{ideal}'),
    ('OTHERCOUNTRY', 'DE', null, null, 10, null, null, 'active', 'once-per-user', null),
    ('OTHERMETHOD', null, null, null, 10, null, null, 'active', 'once-per-user', '{paypal}'),
    ('HIGHMINIMUM', null, null, null, 10, 'EUR', 1000000, 'active', 'once-per-user', null),
    ('ENDED', null, null, now() - interval '1 millisecond', 10, null, null, 'active', 'once-per-user', null),
    ('SWITCHEDOFF', null, null, null, 10, null, null, 'disabled', 'once-per-user', null)`;

/** Tries each rule of a code on both of its sides. */
export const rules = async (shop: Shop): Promise<RuleResult[]> => {
  const { db } = shop.api;
  await codes.execute(db);
  const results: RuleResult[] = [];
  const expectOrder = async (rule: string, expected: string, code: string, buyer?: Buyer): Promise<void> => {
    const [member = buyer] = buyer ? [buyer] : await shop.makeBuyers(1);
    if (!member) throw new Error('a member is missing');
    const { status, error } = await shop.send(member, { product: 'p1', method: 'ideal', code });
    const response = status === 200 ? 'ordered' : (error ?? `status ${status}`);
    results.push({ rule, response, isKept: response === expected });
  };
  /** Makes a member who signed up a time ago, in seconds. */
  const memberOf = async (seconds: number): Promise<Buyer | undefined> => {
    const [buyer] = await shop.makeBuyers(1);
    await sql`update users set signup_date = now() - make_interval(secs => ${seconds}) where id = ${buyer?.id}`.execute(
      db,
    );
    return buyer;
  };
  await expectOrder('a code that fits', 'ordered', 'fits');
  await expectOrder('another country', 'code_country', 'OTHERCOUNTRY');
  await expectOrder('another method', 'code_method', 'OTHERMETHOD');
  await expectOrder('a minimum above the price', 'code_min_order', 'HIGHMINIMUM');
  await expectOrder('ended a millisecond ago', 'code_expired', 'ENDED');
  await expectOrder('switched off', 'code_not_found', 'SWITCHEDOFF');
  await expectOrder('unknown', 'code_not_found', 'NEVERMADE');
  await expectOrder('the time bonus before its end', 'ordered', 'TIMEBONUS25', await memberOf(WINDOW - 30));
  await expectOrder(
    'the time bonus a millisecond after',
    'code_expired',
    'TIMEBONUS25',
    await memberOf(WINDOW + 0.001),
  );
  return results;
};
