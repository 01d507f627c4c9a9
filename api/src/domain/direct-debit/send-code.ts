import { defaultLanguage, isLanguage } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { SmsUnknownError } from '../../providers/sms/sms-port.ts';
import { formatAmount } from '../payments/format-amount.ts';
import { deleteSentCode, findChallenge } from './challenges.repository.ts';
import type { DirectDebits } from './direct-debits.ts';
import { smsText } from './sms-text.ts';

/**
 * Sends the code of a request, unless it was sent or is no longer valid. A message that may have been sent is not repeated,
 * so that no number gets more than its limits permit. The member can request another code.
 * @throws when it was not sent and is to be retried
 */
export const sendCode = async (
  { db, sms, vault }: { db: Database } & Pick<DirectDebits, 'sms' | 'vault'>,
  challengeId: string,
  { signal, warn }: { signal: AbortSignal; warn: (error: unknown, message: string) => void },
): Promise<void> => {
  const challenge = await findChallenge(db, challengeId);
  if (!sms || !challenge?.is_live || challenge.code_sealed === null) return;
  const language = isLanguage(challenge.language) ? challenge.language : defaultLanguage;
  const text = smsText(language, {
    site: challenge.site_name,
    code: vault.open('code', challenge.code_sealed),
    amount: formatAmount(challenge.amount_minor, challenge.currency, language),
    last4: challenge.iban_last4,
  });
  const to = vault.open('mobile', challenge.mobile_sealed);
  try {
    await sms.send({ id: `code-${challengeId}-${challenge.sends}`, to, text }, signal);
  } catch (error) {
    if (!(error instanceof SmsUnknownError)) throw error;
    warn(error, 'a text message may not have been sent, and is not repeated');
  }
  await deleteSentCode(db, challenge);
};
