import type { MemberCard } from '@pairwise/contracts';
import { interestKeys } from '@pairwise/contracts/profile-choices';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Button, css, ErrorState, media, OfflineState, Sheet, Skeleton, Stack, Text, theme } from '@pairwise/ui';

import { useIcebreakers } from './icebreakers.queries.ts';

const list = css({ display: 'grid', gap: theme.space[2], margin: 0, padding: 0, listStyle: 'none' });

const choice = css({
  inlineSize: '100%',
  minBlockSize: theme.tap,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: '20px 20px 5px 20px',
  background: theme.color.surface,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: theme.color.secondarySoft } },
});

/** Returns a function that puts the name of a shared interest into an icebreaker. */
const useIcebreakerText = () => {
  const { t } = useTranslation('mf-chat');
  return (text: string, interest: string | null): string => {
    const key = interestKeys.find((known) => known === interest);
    return text.replace('{interest}', key ? t(`interests.${key}`) : (interest ?? ''));
  };
};

interface IcebreakerSheetProps {
  partner: MemberCard;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** Suggests first messages (decisions C-12). Picking one only fills the field: the member sends it. Mount it to open it. */
export const IcebreakerSheet = ({ partner: { id, name }, onPick, onClose }: IcebreakerSheetProps) => {
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const icebreakerText = useIcebreakerText();
  const { data: icebreakers, error, isFetching, fetchStatus, refetch } = useIcebreakers(id);
  const isOffline = !icebreakers && fetchStatus === 'paused';
  return (
    <Sheet
      open
      title={t('icebreakers.title', { name })}
      closeLabel={t('icebreakers.close')}
      onClose={onClose}
      actions={
        icebreakers && (
          <Button variant="ghost" block busy={isFetching} onClick={() => void refetch()}>
            {t('icebreakers.others')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <Text tone="muted">{t('icebreakers.text')}</Text>
        {isOffline && <OfflineState title={t('chats.offlineTitle')}>{t('icebreakers.offline')}</OfflineState>}
        {error && !icebreakers && (
          <ErrorState
            title={t('icebreakers.failed')}
            retryLabel={t('chats.retry')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {errorText(error)}
          </ErrorState>
        )}
        {!icebreakers &&
          !error &&
          !isOffline &&
          [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} height={50} radius="md" />)}
        <ul css={list}>
          {icebreakers?.map(({ text, interest }) => (
            <li key={text}>
              <button type="button" css={choice} onClick={() => onPick(icebreakerText(text, interest))}>
                {icebreakerText(text, interest)}
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  );
};
