import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { swipeLikesPerDay } from '@pairwise/contracts/swipe-limits';
import { formatRelativeTime, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Button, Heading, LinkButton, Mark, Stack, Text, theme } from '@pairwise/ui';

import { canConfirmEmail, ConfirmEmailLink } from '../like/confirm-email-link.tsx';
import { panel } from './card-style.ts';
import { resetMoment } from './reset-moment.ts';
import type { Limit } from './use-swipe-game.ts';

interface LimitPanelProps {
  limit: Limit;
  resetsAt: string;
  /** Cards are left that the member can pass. */
  hasCards: boolean;
  /** It appears during the game: its heading takes the focus, because the pressed button does nothing any more. */
  takesFocus: boolean;
  onKeepLooking: () => void;
}

/** Shown when the day's likes or passes are used up: when new ones come, in the member's time zone, and what to do now. */
export const LimitPanel = ({ limit, resetsAt, hasCards, takesFocus, onKeepLooking }: LimitPanelProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const when = resetMoment(resetsAt, language, (time) => t('swipe.todayAt', { time }));
  const relative = formatRelativeTime(resetsAt, language);
  const count = swipeLikesPerDay;
  const isUnconfirmed = useStream(bus.user$)?.status === 'not_confirmed';
  const words = () => {
    if (limit === 'passes') return [t('swipe.passLimitTitle'), t('swipe.passLimitText', { when, relative })];
    // Before the address is confirmed there is one like in all, and no new ones the next day (decisions M-7).
    if (isUnconfirmed) return [t('swipe.oneLikeTitle'), t('swipe.oneLikeText', { count })];
    return [t('swipe.limitTitle', { count }), t('swipe.limitText', { count, when, relative })];
  };
  const [title, text] = words();
  return (
    <section css={panel} aria-labelledby="swipe-limit">
      <Mark size={76} tone="on-deep" />
      <Stack gap={2}>
        <Heading level={2} size="section" id="swipe-limit" takesFocus={takesFocus}>
          {title}
        </Heading>
        <Text css={{ color: theme.color.onDeepMuted, textWrap: 'balance' }}>{text}</Text>
      </Stack>
      <Stack gap={2} css={{ inlineSize: '100%', maxInlineSize: 280 }}>
        {limit === 'likes' && isUnconfirmed && canConfirmEmail() ? (
          <ConfirmEmailLink variant="primary" block />
        ) : (
          <LinkButton as={Link} to={paths.members()} variant="primary" block>
            {t('swipe.toSearch')}
          </LinkButton>
        )}
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
