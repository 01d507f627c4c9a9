import { useTranslation } from '@pairwise/i18n';
import { css, Skeleton, theme, VisuallyHidden } from '@pairwise/ui';

import { column } from './message-column.ts';

const place = css({ flex: 1, display: 'flex', alignItems: 'end', padding: theme.space[4] });

const bubbles = [
  { side: 'start', width: '56%', height: 46 },
  { side: 'end', width: '64%', height: 70 },
  { side: 'start', width: '48%', height: 46 },
  { side: 'start', width: '38%', height: 46 },
  { side: 'end', width: '42%', height: 46 },
] as const;

/** Placeholder of a chat: bubbles from the bottom up. */
export const ChatSkeleton = () => {
  const { t } = useTranslation('mf-chat');
  return (
    <div css={place} role="status">
      <VisuallyHidden>{t('chat.loading')}</VisuallyHidden>
      <div css={[column, { display: 'grid', gap: theme.space[3] }]}>
        {bubbles.map(({ side, width, height }, index) => (
          <div key={index} css={{ inlineSize: width, justifySelf: side }}>
            <Skeleton height={height} radius="pair" />
          </div>
        ))}
      </div>
    </div>
  );
};
