import { paths } from '@pairwise/contracts';
import { swipeLikesPerDay } from '@pairwise/contracts/swipe-limits';
import { formatDate, formatRelativeTime, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Heading, LinkButton, Mark, Stack, Text, theme } from '@pairwise/ui';

import { panel } from './card-style.ts';
import type { Limit } from './use-swipe-game.ts';

const MOMENT: Intl.DateTimeFormatOptions = { weekday: 'long', hour: '2-digit', minute: '2-digit' };

interface LimitPanelProps {
  limit: Limit;
  resetsAt: string;
  /** Cards are left that the member can pass. */
  hasCards: boolean;
  onKeepLooking: () => void;
}

/** Shown when the day's likes or passes are used up: when new ones come, in the member's time zone, and what to do now. */
export const LimitPanel = ({ limit, resetsAt, hasCards, onKeepLooking }: LimitPanelProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const when = formatDate(resetsAt, language, MOMENT);
  const relative = formatRelativeTime(resetsAt, language);
  const count = swipeLikesPerDay;
  return (
    <section css={panel} aria-labelledby="swipe-limit">
      <Mark size={76} tone="on-deep" />
      <Stack gap={2}>
        <Heading level={2} size="section" id="swipe-limit">
          {limit === 'likes' ? t('swipe.limitTitle', { count }) : t('swipe.passLimitTitle')}
        </Heading>
        <Text css={{ color: theme.color.onDeepMuted, textWrap: 'balance' }}>
          {limit === 'likes'
            ? t('swipe.limitText', { count, when, relative })
            : t('swipe.passLimitText', { when, relative })}
        </Text>
      </Stack>
      <Stack gap={2} css={{ inlineSize: '100%', maxInlineSize: 280 }}>
        <LinkButton as={Link} to={paths.members()} variant="primary" block>
          {t('swipe.toSearch')}
        </LinkButton>
        <LinkButton
          as={Link}
          to={paths.likes()}
          variant="ghost"
          block
          css={{
            borderColor: theme.color.onDeepMuted,
            color: theme.color.onDeep,
            '&:hover': { background: theme.color.deepRaised },
          }}
        >
          {t('swipe.toLikes')}
        </LinkButton>
        {limit === 'likes' && hasCards && (
          <Button variant="plain" onClick={onKeepLooking} css={{ color: theme.color.onDeepMuted }}>
            {t('swipe.keepLooking')}
          </Button>
        )}
      </Stack>
    </section>
  );
};
