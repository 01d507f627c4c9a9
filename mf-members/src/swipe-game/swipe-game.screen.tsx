import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate } from '@pairwise/router';
import { Banner, Container, IconButton, IconHelp, Skeleton, VisuallyHidden } from '@pairwise/ui';
import { useRef, useState } from 'react';

import { ProblemBanner } from '../like/problem-banner.tsx';
import { MembersFailure } from '../page/members-failure.tsx';
import { card as cardStyle, stack } from './card-style.ts';
import { HelpSheet } from './help-sheet.tsx';
import { LikesLeft } from './likes-left.tsx';
import { LimitPanel } from './limit-panel.tsx';
import { EmptyDeck } from './empty-deck.tsx';
import { Aside, Intro, layout, middleColumn, page, side } from './screen-parts.tsx';
import { SwipeButtons } from './swipe-buttons.tsx';
import { SwipeStack } from './swipe-stack.tsx';
import { usePhotoPrefetch } from './use-photo-prefetch.ts';
import { useShortcutsChoice } from './use-shortcuts-choice.ts';
import { useSwipeGame } from './use-swipe-game.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';

/** The swipe game: like or pass one member after the other, by touch, mouse, keys and buttons (MEMBER-09). */
const SwipeGameScreen = () => {
  const { t } = useTranslation('mf-members');
  const navigate = useNavigate();
  const game = useSwipeGame();
  const [helps, setHelps] = useState(false);
  const [shortcuts, setShortcuts] = useShortcutsChoice();
  const screen = useRef<HTMLDivElement>(null);
  const { deck, cards, limit, online, problem } = game;
  const { data, error } = deck;
  const top = limit ? undefined : cards[0];

  usePhotoPrefetch(cards);
  useSwipeKeys(
    {
      like: () => game.swipe('like'),
      pass: () => game.swipe('pass'),
      undo: game.undo,
      open: () => top && void navigate(paths.member(top.id)),
      help: () => setHelps(true),
    },
    shortcuts,
    screen,
  );

  const content = () => {
    if (!data && error) {
      const failed = t('swipe.failedTitle');
      const titles = { login: failed, failed, offline: t('swipe.offlineTitle') };
      return (
        <MembersFailure error={error} titles={titles} retrying={deck.isFetching} onRetry={() => void deck.refetch()} />
      );
    }
    if (!data) {
      return (
        <div css={stack} role="status">
          <VisuallyHidden>{online ? t('swipe.loading') : t('swipe.offline')}</VisuallyHidden>
          <Skeleton radius="pair" height="100%" css={[cardStyle, { cursor: 'default' }]} />
        </div>
      );
    }
    const isEmpty = cards.length === 0 && !limit;
    return (
      <SwipeStack game={game}>
        {limit && (
          <LimitPanel
            limit={limit}
            resetsAt={data.resetsAt}
            hasCards={cards.length > 0}
            takesFocus={game.hasSwiped}
            onKeepLooking={game.keepLooking}
          />
        )}
        {isEmpty && !data.exhausted && !error && <Skeleton radius="pair" height="100%" />}
        {isEmpty && (data.exhausted || error) && (
          <EmptyDeck onRefetch={() => void deck.refetch()} busy={deck.isFetching} />
        )}
      </SwipeStack>
    );
  };

  return (
    <div ref={screen} css={page}>
      <Container css={layout}>
        <div css={side}>
          <Intro />
          <LikesLeft left={data ? game.likesLeft : undefined}>
            <IconButton label={t('swipe.help.show')} onClick={() => setHelps(true)}>
              <IconHelp />
            </IconButton>
          </LikesLeft>
        </div>
        <div css={middleColumn}>
          {!online && cards.length === 0 && (
            <Banner tone="warning" live="polite">
              {t('swipe.offline')}
            </Banner>
          )}
          {problem && (
            <ProblemBanner problem={problem} dismissLabel={t('swipe.dismiss')} onDismiss={game.dismissProblem} />
          )}
          {content()}
          {data && <SwipeButtons game={game} />}
          <VisuallyHidden>
            <span role="status">{game.announcement}</span>
          </VisuallyHidden>
        </div>
        <Aside shortcuts={shortcuts} />
      </Container>
      <HelpSheet open={helps} onClose={() => setHelps(false)} shortcuts={shortcuts} onShortcuts={setShortcuts} />
    </div>
  );
};

export default SwipeGameScreen;
