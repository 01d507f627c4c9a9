import { type PageHeads, unlistedHeads } from '@pairwise/contracts/page-heads';

import { remote } from './remote.ts';

/** The titles of the pages, which the tab shows while they load. They are the headings that the pages show then. */
export const heads = (): Promise<PageHeads> =>
  unlistedHeads(async (language) => {
    const { credits, history, pay, premium, pricing, withdrawal } = (await remote.messages[language]()).default;
    return {
      premium: premium.title,
      pricing: pricing.title,
      withdrawal: withdrawal.title,
      credits: credits.title,
      'credits-id-paymentmethod': pay.methodTitle,
      'credits-repeat-order': pay.orderTitle,
      directdebit: pay.orderTitle,
      transactions: history.title,
    };
  });
