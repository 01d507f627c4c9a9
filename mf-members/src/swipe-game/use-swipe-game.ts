import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import type { Direction } from '@pairwise/swipe';
import { useRef, useState } from 'react';

import type { Problem } from '../like/problem-banner.tsx';
import { isGone, useLike } from '../like/use-like.ts';
import { changeDeck, leaveDeck } from '../swipe-deck/deck-cache.ts';
import { putBack, type SwipeAction, type SwipeCard } from '../swipe-deck/swipe-deck.ts';
import { sendPass, undoPass, useDeck } from './swipe.queries.ts';

/** A card on its way out, above the deck. */
export interface Leaving {
  card: SwipeCard;
  direction: Direction;
}

/** Which of the day's limits is reached. */
export type Limit = 'likes' | 'passes';

/**
 * The state of the game and its actions. A swipe counts immediately and is sent in its turn; without a network it is sent
 * later. When the api refuses it, the card comes back and `problem` holds the reason. `announcement` is the text of the
 * live region.
 */
export const useSwipeGame = () => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const deck = useDeck();
  const { like } = useLike('swipe');
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  const [returned, setReturned] = useState<number>();
  /** Passes that can be undone, the latest last. A like ends them. */
  const [passes, setPasses] = useState<readonly SwipeCard[]>([]);
  const [likesOnTheWay, setLikesOnTheWay] = useState(0);
  const [keepsLooking, setKeepsLooking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [hasSwiped, setHasSwiped] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const undoing = useRef<number>(undefined);

  const { data } = deck;
  const cards = data?.cards ?? [];
  const likesLeft = Math.max(0, (data?.likesLeft ?? 0) - likesOnTheWay);
  const limitOfDay = (): Limit | undefined => {
    if (!data) return undefined;
    if (data.passesLeft <= 0) return 'passes';
    return likesLeft === 0 && !keepsLooking ? 'likes' : undefined;
  };
  const limit = limitOfDay();

  const comeBack = (card: SwipeCard): void => {
    changeDeck((current) => putBack(current, card));
    setLeaving((all) => all.filter((one) => one.card.id !== card.id));
    setReturned(card.id);
  };

  const handleRefusal = (card: SwipeCard, action: SwipeAction, error: ApiError): void => {
    setPasses((all) => all.filter(({ id }) => id !== card.id));
    const { name } = card;
    if (isGone(error)) {
      setProblem({ text: t('swipe.gone', { name, reason: errorText(error) }), error });
      return;
    }
    comeBack(card);
    const isLimit = isApiError(error, 'swipe_limit') || isApiError(error, 'swipe_pass_limit');
    if (isLimit) {
      // Another tab has used them up: the server knows what is left, and until when.
      changeDeck((current) => ({ ...current, ...(action === 'like' ? { likesLeft: 0 } : { passesLeft: 0 }) }));
      setKeepsLooking(false);
      void deck.refetch();
    }
    const text =
      action === 'like'
        ? t('swipe.likeNotSent', { name, reason: errorText(error) })
        : t('swipe.passNotSent', { name, reason: errorText(error) });
    setProblem({ text, error });
  };

  const giveLike = async (card: SwipeCard): Promise<void> => {
    setLikesOnTheWay((count) => count + 1);
    const outcome = await like(card);
    if (outcome?.status === 'failed') handleRefusal(card, 'like', outcome.error);
    setLikesOnTheWay((count) => count - 1);
  };

  const pass = async (card: SwipeCard): Promise<void> => {
    leaveDeck(card.id);
    try {
      await sendPass(card.id);
    } catch (error) {
      if (isApiError(error)) handleRefusal(card, 'pass', error);
    }
  };

  /** Announces a swipe, and the card that is on top now. */
  const announceSwipe = (card: SwipeCard, action: SwipeAction): void => {
    const { name } = card;
    const done = action === 'like' ? t('swipe.liked', { name, count: likesLeft - 1 }) : t('swipe.passed', { name });
    // After the last like the limit is read out, not the next card.
    const next = action === 'like' && likesLeft === 1 ? undefined : cards[1];
    setAnnouncement(next ? `${done} ${t('swipe.next', { name: next.name, age: next.age })}` : done);
  };

  /** Likes or passes the card on top. Returns false when the card stays. */
  const swipe = (action: SwipeAction): boolean => {
    const card = cards[0];
    if (!card || limit !== undefined) return false;
    if (action === 'like' && likesLeft === 0) {
      setKeepsLooking(false);
      return false;
    }
    setProblem(undefined);
    setReturned(undefined);
    setLeaving((all) => [...all, { card, direction: action === 'like' ? 'right' : 'left' }]);
    setPasses((all) => (action === 'pass' ? [...all, card] : []));
    setHasSwiped(true);
    announceSwipe(card, action);
    void (action === 'like' ? giveLike(card) : pass(card));
    return true;
  };

  const sendUndo = async (card: SwipeCard): Promise<void> => {
    try {
      await undoPass(card.id);
    } catch (error) {
      leaveDeck(card.id);
      if (isApiError(error)) {
        setProblem({ text: t('swipe.undoFailed', { name: card.name, reason: errorText(error) }), error });
      }
    }
    undoing.current = undefined;
  };

  /** Undoes the last pass. */
  const undo = (): void => {
    const card = passes.at(-1);
    // One undo after the other: the server knows only which pass was the last.
    if (!card || undoing.current !== undefined) return;
    undoing.current = card.id;
    setProblem(undefined);
    setPasses((all) => all.slice(0, -1));
    comeBack(card);
    setAnnouncement(t('swipe.back', { name: card.name, age: card.age }));
    void sendUndo(card);
  };

  return {
    deck,
    cards,
    leaving,
    /** The card that came back: it enters from the side where it left. */
    returned,
    /** Removes a leaving card that is out of sight. */
    onLeft: (id: number): void => setLeaving((all) => all.filter(({ card }) => card.id !== id)),
    likesLeft,
    limit,
    keepLooking: (): void => setKeepsLooking(true),
    canUndo: passes.length > 0,
    swipe,
    /** Whether the member has swiped since the screen opened. */
    hasSwiped,
    undo,
    online,
    problem,
    dismissProblem: (): void => setProblem(undefined),
    announcement,
  };
};

export type SwipeGame = ReturnType<typeof useSwipeGame>;
