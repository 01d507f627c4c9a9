import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, Cluster, css, Text, theme } from '@pairwise/ui';
import { ApiError } from '@pairwise/api-client';

import { type OutboxEntry, outbox } from '../outbox/index.ts';
import { BuyCreditsLink } from './buy-credits-link.tsx';
import { GetPremiumLink } from './get-premium-link.tsx';
import { useBundleOffer } from './use-send-prices.ts';
import { useIsSolved } from './use-is-solved.ts';

const place = css({ justifyContent: 'flex-end', paddingBlock: theme.space[1] });

/** Failures that the same message has every time. */
const lasting: readonly OutboxEntry['failure'][] = [
  'photo_too_large',
  'photo_invalid',
  'photo_banned',
  'gift_unknown',
  'not_available',
];

/** Failures after which the chat has no field to edit the text in. */
const withoutField: readonly OutboxEntry['failure'][] = ['blocked', 'not_available'];

const useFailureText = ({ failure = 'error' }: OutboxEntry, name: string, isSolved: boolean): string => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const offer = useBundleOffer(failure === 'not_enough_credits' && !isSolved);
  if (failure === 'expired') return t('chat.expired');
  if (failure === 'storage_full') return t('chat.storageFull');
  if (failure === 'not_enough_credits') return isSolved ? t('chat.creditsArrived') : `${t('chat.noCredits')} ${offer}`;
  if (failure === 'premium_required' && isSolved) return t('chat.premiumArrived');
  return errorText(new ApiError(failure, 0, { params: { name } }));
};

interface FailedFooterProps {
  entry: OutboxEntry;
  /** The partner's name. */
  name: string;
  onEdit: (clientId: string) => void;
}

/** Why a message was not sent, that it cost nothing, and what can be done about it. */
export const FailedFooter = ({ entry, name, onEdit }: FailedFooterProps) => {
  const { t } = useTranslation('mf-chat');
  const isSolved = useIsSolved(entry);
  const reason = useFailureText(entry, name, isSolved);
  const { clientId, content, failure } = entry;
  // A member who needs Premium first has none either.
  const hasField = !withoutField.includes(failure) && (failure !== 'premium_required' || isSolved);
  return (
    <div role="alert">
      <Text size="sm" tone="danger" css={{ textAlign: 'end', paddingBlockStart: theme.space[1] }}>
        {t('chat.notSent', { reason })}
      </Text>
      <Cluster gap={1} css={place}>
        {failure === 'not_enough_credits' && !isSolved && <BuyCreditsLink size="sm" />}
        {failure === 'premium_required' && !isSolved && <GetPremiumLink />}
        {!lasting.includes(failure) && (
          <Button size="sm" variant={isSolved ? 'primary' : 'ghost'} onClick={() => void outbox.retry(clientId)}>
            {t(isSolved ? 'chat.sendAgain' : 'chat.retry')}
          </Button>
        )}
        {'body' in content && hasField && (
          <Button size="sm" variant="ghost" onClick={() => onEdit(clientId)}>
            {t('chat.edit')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => void outbox.discard(clientId)}>
          {t('chat.discard')}
        </Button>
      </Cluster>
    </div>
  );
};
