import { type ApiError, callOrQueue, isApiError, useOnline } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { useRef, useState } from 'react';

import type { Direction } from '../pointer/swipe-maths.ts';
import {
  counted,
  countedHere,
  type Counts,
  putBack,
  type SwipeAction,
  type SwipeCard,
  without,
} from '../swipe-deck/swipe-deck.ts';
import { changeDeck, useDeck } from './swipe.queries.ts';
import { useSendQueue } from './use-send-queue.ts';

/** A card on its way out, above the pile. */
export interface Leaving {
  card: SwipeCard;
  direction: Direction;
}

/** Which of the day's limits stands in the way. */
export type Limit = 'likes' | 'passes';

/** A member who is no longer to be met: their card does not come back. */
const isGone = (error: unknown): boolean =>
  isApiError(error, 'blocked') || isApiError(error, 'not_available') || isApiError(error, 'own_profile');

/** Likes left of the record that the frame shows are those of the game. */
const tellLikesLeft = (left: number): void => {
  const user = bus.user$.value;
  if (user) bus.emit('user:changed', { user: { ...user, swipe_likes_left: left } });
};

/**
 * The game: what a swipe, an undo and their answers do. A swipe counts at once and is sent in its turn, without a network
 * when it is back; what the server does not take brings the card back and is told (`problem`). `said` is for the live
 * region.
 */
export const useSwipeGame = () => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const deck = useDeck();
  const send = useSendQueue();
  const [leaving, setLeaving] = useState<readonly Leaving[]>([]);
  const [returned, setReturned] = useState<number>();
  /** Passes that can be taken back, the last one last. A like ends them. */
  const [passes, setPasses] = useState<readonly SwipeCard[]>([]);
  const [likesOnTheWay, setLikesOnTheWay] = useState(0);
  const [keepsLooking, setKeepsLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
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

  const takeCounts = (counts: Counts): void => changeDeck((current) => counted(current, counts));

  const comeBack = (card: SwipeCard): void => {
    changeDeck((current) => putBack(current, card));
    setLeaving((all) => all.filter((one) => one.card.id !== card.id));
    setReturned(card.id);
  };

  const refused = (card: SwipeCard, action: SwipeAction, error: ApiError): void => {
    setPasses((all) => all.filter(({ id }) => id !== card.id));
    const { name } = card;
    if (isGone(error)) {
      setProblem(t('swipe.gone', { name, reason: errorText(error) }));
      return;
    }
    comeBack(card);
    const isLimit = isApiError(error, 'swipe_limit') || isApiError(error, 'swipe_pass_limit');
    if (isLimit) {
      // Another tab has used them: the server knows what is left, and until when.
      changeDeck((current) => ({ ...current, ...(action === 'like' ? { likesLeft: 0 } : { passesLeft: 0 }) }));
      setKeepsLooking(false);
      void deck.refetch();
    }
    setProblem(
      action === 'like'
        ? t('swipe.likeNotSent', { name, reason: errorText(error) })
        : t('swipe.passNotSent', { name, reason: errorText(error) }),
    );
  };

  const post = async (card: SwipeCard, action: SwipeAction): Promise<void> => {
    const isLike = action === 'like';
    try {
      const outcome = await callOrQueue('POST /api/swipe.php', { body: { profile: card.id, action } });
      if (outcome.queued) changeDeck((current) => countedHere(current, action));
      else {
        const { answer } = outcome;
        takeCounts(answer);
        if (isLike) tellLikesLeft(answer.likes_left);
        if (answer.match) bus.emit('like:matched', { profile: answer.match });
      }
    } catch (error) {
      if (isApiError(error)) refused(card, action, error);
    }
    if (isLike) setLikesOnTheWay((count) => count - 1);
  };

  /** What is said of a swipe, and who lies on top now. */
  const tell = (card: SwipeCard, action: SwipeAction): void => {
    const { name } = card;
    const done = action === 'like' ? t('swipe.liked', { name, count: likesLeft - 1 }) : t('swipe.passed', { name });
    // After the last like the limit is read, not the next card.
    const next = action === 'like' && likesLeft === 1 ? undefined : cards[1];
    setSaid(next ? `${done} ${t('swipe.next', { name: next.name, age: next.age })}` : done);
  };

  /** Likes or passes the card on top. False when it stays where it is. */
  const swipe = (action: SwipeAction): boolean => {
    const card = cards[0];
    if (!card || limit !== undefined) return false;
    if (action === 'like' && likesLeft === 0) {
      setKeepsLooking(false);
      return false;
    }
    setProblem(undefined);
    setReturned(undefined);
    changeDeck((current) => without(current, card.id));
    setLeaving((all) => [...all, { card, direction: action === 'like' ? 'right' : 'left' }]);
    setPasses((all) => (action === 'pass' ? [...all, card] : []));
    if (action === 'like') setLikesOnTheWay((count) => count + 1);
    tell(card, action);
    send(() => post(card, action));
    return true;
  };

  const takeBack = async (card: SwipeCard): Promise<void> => {
    try {
      await callOrQueue('DELETE /api/swipe.php', { body: { profile: card.id } });
    } catch (error) {
      changeDeck((current) => without(current, card.id));
      if (isApiError(error)) setProblem(t('swipe.undoFailed', { name: card.name, reason: errorText(error) }));
    }
    undoing.current = undefined;
  };

  /** Takes the last pass back. */
  const undo = (): void => {
    const card = passes.at(-1);
    // One at a time: the server knows only which pass was the last.
    if (!card || undoing.current !== undefined) return;
    undoing.current = card.id;
    setProblem(undefined);
    setPasses((all) => all.slice(0, -1));
    comeBack(card);
    setSaid(t('swipe.back', { name: card.name, age: card.age }));
    send(() => takeBack(card));
  };

  return {
    deck,
    cards,
    leaving,
    /** The card that came back: it comes from where it went. */
    returned,
    /** A leaving card is out of sight. */
    onLeft: (id: number): void => setLeaving((all) => all.filter(({ card }) => card.id !== id)),
    likesLeft,
    limit,
    keepLooking: (): void => setKeepsLooking(true),
    canUndo: passes.length > 0,
    swipe,
    undo,
    online,
    problem,
    dismissProblem: (): void => setProblem(undefined),
    said,
  };
};

export type SwipeGame = ReturnType<typeof useSwipeGame>;
