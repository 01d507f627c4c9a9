import { useOnline } from '@pairwise/api-client';
import { formatDate, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { Banner, Button, css, ErrorState, OfflineState, showToast, Skeleton, Stack, Text, theme } from '@pairwise/ui';

import { type Block, blockAgain, useBlocks, useUnblock } from './own-profile.queries.ts';
import { SectionCard } from './section-card.tsx';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${theme.space[2]} ${theme.space[4]}`,
  minBlockSize: 56,
  '& + &': { borderBlockStart: `1px solid ${theme.color.line}`, paddingBlockStart: theme.space[3] },
});

const BlockLine = ({ block }: { block: Block }) => {
  const { name, created_at: when } = block;
  const { t } = useTranslation('mf-members');
  const { t: general } = useTranslation('errors');
  const errorText = useErrorText();
  const language = useLanguage();
  const unblock = useUnblock();
  const undo = async (): Promise<void> => {
    try {
      await blockAgain(block);
    } catch (error) {
      showToast({ text: errorText(error), actionLabel: t('own.retry'), onAction: () => void undo() });
    }
  };
  const press = (): void =>
    unblock.mutate(block, {
      onSuccess: ({ queued }) =>
        showToast({
          text: queued ? general('offline_queued') : t('own.blocks.done', { name }),
          actionLabel: t('own.blocks.undo'),
          onAction: () => void undo(),
        }),
    });
  return (
    <li css={line}>
      <div css={{ flex: '1 1 140px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" tone="muted">
          {t('own.blocks.since', { date: formatDate(when, language) })}
        </Text>
      </div>
      <Button
        variant="ghost"
        size="sm"
        busy={unblock.isPending}
        aria-label={t('own.blocks.unblockName', { name })}
        onClick={press}
      >
        {t('own.blocks.unblock')}
      </Button>
      {unblock.error && (
        <Banner tone="danger" live="assertive" css={{ flex: '1 1 100%' }}>
          {errorText(unblock.error)}
        </Banner>
      )}
    </li>
  );
};

const Content = () => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const { data, error, isFetching, refetch } = useBlocks();
  if (data?.blocks.length === 0) return <Text tone="muted">{t('own.blocks.none')}</Text>;
  if (data) {
    return (
      <>
        <Text size="sm" tone="muted">
          {t('own.blocks.text')}
        </Text>
        <Stack as="ul" gap={3} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.blocks.map((block) => (
            <BlockLine key={block.profile} block={block} />
          ))}
        </Stack>
      </>
    );
  }
  if (!online)
    return (
      <OfflineState level={3} title={t('own.offlineTitle')}>
        {t('own.offline')}
      </OfflineState>
    );
  if (error) {
    return (
      <ErrorState
        level={3}
        title={t('own.blocks.failed')}
        retryLabel={t('own.retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <div aria-busy="true">
      <Skeleton height={24} width="70%" />
    </div>
  );
};

/** The members that the member has blocked, with a button to unblock each (decisions S-1). */
export const BlocksSection = () => {
  const { t } = useTranslation('mf-members');
  return (
    <SectionCard id="blocks" title={t('own.blocks.title')}>
      <Content />
    </SectionCard>
  );
};
