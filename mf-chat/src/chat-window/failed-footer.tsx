import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, Cluster, css, Text, theme } from '@pairwise/ui';
import { ApiError } from '@pairwise/api-client';

import { type OutboxEntry, outbox } from '../outbox/index.ts';
import { BuyCreditsLink } from './buy-credits-link.tsx';

const place = css({ justifyContent: 'flex-end', paddingBlock: theme.space[1] });

/** Failures that the same message has every time. */
const lasting: readonly OutboxEntry['failure'][] = ['photo_too_large', 'photo_invalid', 'photo_banned', 'gift_unknown'];

const useFailureText = ({ failure = 'error' }: OutboxEntry, name: string): string => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  if (failure === 'expired') return t('chat.expired');
  if (failure === 'storage_full') return t('chat.storageFull');
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
  const reason = useFailureText(entry, name);
  const { clientId, content, failure } = entry;
  return (
    <div role="alert">
      <Text size="sm" tone="danger" css={{ textAlign: 'end', paddingBlockStart: theme.space[1] }}>
        {t('chat.notSent', { reason })}
      </Text>
      <Cluster gap={1} css={place}>
        {failure === 'not_enough_credits' && <BuyCreditsLink size="sm" />}
        {!lasting.includes(failure) && (
          <Button size="sm" variant="ghost" onClick={() => void outbox.retry(clientId)}>
            {t('chat.retry')}
          </Button>
        )}
        {/* A blocked member has no field to edit it in. */}
        {'body' in content && failure !== 'blocked' && (
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
