import { crashSafeChat } from './c-01-crash-safe-chat.ts';
import { webhooksInAnyOrder } from './c-03-webhooks-in-any-order.ts';
import { payTwiceLoseNothing } from './c-04-pay-twice-lose-nothing.ts';
import { noHalfPayment } from './c-05-no-half-payment.ts';
import { ledgerAlwaysBalances } from './c-06-ledger-always-balances.ts';
import { anyRemoteMayBreak } from './c-12-any-remote-may-break.ts';
import { tamperedCodeNeverRuns } from './c-13-tampered-code-never-runs.ts';
import { teamRights } from './c-14-team-rights.ts';
import { hostileRemotesGetNoPaymentData } from './c-15-hostile-remotes-get-no-payment-data.ts';
import { deploysAreInvisible } from './c-16-deploys-are-invisible.ts';
import { oncePerUser } from './c-22-once-per-user.ts';
import { codesCannotBeGuessed } from './c-23-codes-cannot-be-guessed.ts';
import { refundToTheCent } from './c-24-refund-to-the-cent.ts';
import { sessions } from './c-25-sessions.ts';
import { reproducible } from './c-27-reproducible.ts';
import { sameResultUnderRetries } from './c-28-same-result-under-retries.ts';
import { fairCanaryJudge } from './c-29-fair-canary-judge.ts';
import { hostileCodeIsRefused } from './c-30-hostile-code-is-refused.ts';
import { chatInTheBrowser } from './c-31-chat-in-the-browser.ts';
import type { Claim } from './claim.ts';

/** Every claim that has a proof. */
export const claims: Claim[] = [
  crashSafeChat,
  webhooksInAnyOrder,
  payTwiceLoseNothing,
  noHalfPayment,
  ledgerAlwaysBalances,
  anyRemoteMayBreak,
  tamperedCodeNeverRuns,
  teamRights,
  hostileRemotesGetNoPaymentData,
  deploysAreInvisible,
  oncePerUser,
  codesCannotBeGuessed,
  refundToTheCent,
  sessions,
  reproducible,
  sameResultUnderRetries,
  fairCanaryJudge,
  hostileCodeIsRefused,
  chatInTheBrowser,
];
