import { bus, useStream } from '@pairwise/bus';
import { isBlank } from '@pairwise/contracts/is-blank';
import { useTranslation } from '@pairwise/i18n';
import { Banner, css, IconCoin, Text } from '@pairwise/ui';
import { Composer } from '@pairwise/ui/chat';
import { type Ref, useId, useImperativeHandle, useRef } from 'react';

import { refetchNewChatDrafts } from '../drafts/new-chat-drafts.queries.ts';
import type { Draft } from '../drafts/use-draft.ts';
import { EmojiButton } from '../emojis/emoji-button.tsx';
import { GiftButton } from '../gifts/gift-button.tsx';
import { outbox, type Receiver } from '../outbox/index.ts';
import { AttachButton } from '../photos/attach-button.tsx';
import { PhotoAttachment } from '../photos/photo-attachment.tsx';
import { usePhotoChoice } from '../photos/use-photo-choice.ts';
import { narrow } from './bar-style.ts';
import { BuyCreditsLink } from './buy-credits-link.tsx';
import { columnWidth } from './message-column.ts';
import { useBundleOffer, useMessagePrice } from './use-send-prices.ts';
import { useTypeAnywhere } from './use-type-anywhere.ts';
import { useTypingSignal } from './use-typing-signal.ts';

/** From this length the number of characters that are left is shown, as a share of the limit (decisions C-15). */
const COUNTER_FROM = 0.9;

/** The balance, which the top bar has no room for on small phones while other messages are unread. */
const onlyNarrow = css({ display: 'none', [narrow]: { display: 'inline' } });

/** Below the button that sends. It is always there, so that nothing moves when the price changes. */
const priceLine = css({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' });

/** Without a notice it takes no room, not even that between two rows. */
const liveNotice = css({ '&:empty': { position: 'absolute' } });

/** Code points of the text as the server counts it. */
const lengthOf = (text: string): number => Array.from(text.trim()).length;

export interface ComposerHandle {
  /** Adds a text before what is written, for example that of a failed message. Resolves when the device has stored it. */
  insert: (text: string) => Promise<void>;
  /** Removes a text that was inserted before what is written, unless it was changed since. */
  removeInserted: (text: string) => Promise<void>;
  /** Replaces what is written, by an icebreaker that was picked. */
  replace: (text: string) => void;
  focus: () => void;
}

interface ChatComposerProps {
  receiver: Receiver;
  /** The receiver of what was chosen before there was a chat. */
  before: Receiver;
  /** The partner's name. */
  name: string;
  draft: Draft;
  /** The icebreaker that was picked. Changed, it is sent as a text. */
  icebreaker?: string | undefined;
  onSent: () => void;
  ref?: Ref<ComposerHandle>;
}

/** Returns a text without the lines it begins with, and the same text when it begins with others. */
const withoutStart = (text: string, start: string): string =>
  text === start || text.startsWith(`${start}\n`) ? text.slice(start.length + 1) : text;

/** The field for a message, with its price. Messages go through the outbox, so it never waits for the network. */
export const ChatComposer = ({ receiver, before, name, draft, icebreaker, onSent, ref }: ChatComposerProps) => {
  const { t } = useTranslation('mf-chat');
  const user = useStream(bus.user$);
  const { message_credits: price, photo_credits: photoPrice, message_length: limit } = useStream(bus.settings$);
  const photo = usePhotoChoice(receiver, before);
  const field = useRef<HTMLTextAreaElement>(null);
  const noticeId = useId();
  useTypeAnywhere(field);

  const signalTyping = useTypingSignal('conversation' in receiver ? receiver.conversation : undefined);

  useImperativeHandle(ref, () => ({
    insert: (text) => {
      field.current?.focus();
      return draft.store(draft.text === '' ? text : `${text}\n${draft.text}`);
    },
    removeInserted: (text) => draft.store(withoutStart(draft.text, text)),
    replace: (text) => {
      draft.write(text);
      field.current?.focus();
    },
    focus: () => field.current?.focus(),
  }));

  const credits = user?.credits ?? 0;
  const isTooLong = lengthOf(draft.text) > limit;
  const hasText = !isBlank(draft.text);
  const isAttached = photo.chosen !== undefined;
  const isEmpty = !hasText && !isAttached;
  const cost = (isAttached ? photoPrice : 0) + (hasText || !isAttached ? price : 0);
  // The first message of a member with an unconfirmed address is held and costs nothing. They have no credits yet (AUTH-16).
  const isFree = user?.status === 'not_confirmed';
  const isTooCostly = !isFree && credits < cost;
  const isUnaffordable = isTooCostly && !isEmpty;
  const left = limit - lengthOf(draft.text);
  const inMoney = useMessagePrice({ text: hasText, photo: isAttached });
  const offer = useBundleOffer(isTooCostly);

  const send = (): void => {
    if (isTooLong || isTooCostly || isEmpty) return;
    const text = draft.text.trim();
    const kind = text === icebreaker ? 'icebreaker' : 'text';
    photo.send();
    if (hasText) {
      const content = { kind, body: text } as const;
      void outbox.add({ receiver, content, draftRev: draft.take() }).then(refetchNewChatDrafts);
    }
    signalTyping(true);
    onSent();
  };

  const removePhoto = (): void => {
    photo.remove();
    // The button that had the focus goes with the photo.
    field.current?.focus();
  };

  const write = (text: string): void => {
    draft.write(text);
    signalTyping(text === '');
  };

  return (
    <Composer
      ref={field}
      label={t('chat.write', { name })}
      placeholder={t('chat.write', { name })}
      value={draft.text}
      onValue={write}
      onSend={send}
      sendLabel={isFree ? t('chat.sendFree') : t('chat.send', { count: cost })}
      sendPrice={
        isFree ? undefined : (
          <>
            <IconCoin size={12} />
            {cost}
          </>
        )
      }
      attached={isAttached}
      onFiles={photo.choose}
      leading={
        <>
          <AttachButton onFiles={photo.choose} />
          <GiftButton receiver={receiver} name={name} onSent={onSent} />
          <EmojiButton field={field} />
        </>
      }
      leadingLabel={t('chat.more')}
      blocked={isTooLong || isTooCostly || isEmpty}
      widest={columnWidth}
      describedBy={isUnaffordable ? noticeId : undefined}
      notice={
        <>
          <PhotoAttachment choice={{ ...photo, remove: removePhoto }} />
          {/* Always rendered, because screen readers announce only changes of an existing region. */}
          <div role="status" id={noticeId} css={liveNotice}>
            {isUnaffordable && (
              <Banner tone="warning" action={<BuyCreditsLink size="sm" />}>
                {t(isAttached ? 'photos.notEnoughCredits' : 'chat.notEnoughCredits')} {offer}
              </Banner>
            )}
          </div>
        </>
      }
      footer={
        <>
          {limit - left >= limit * COUNTER_FROM ? (
            <Text as="span" size="xs" tone={left < 0 ? 'danger' : 'muted'} role={left < 0 ? 'alert' : undefined}>
              {left < 0 ? t('chat.tooLong', { count: -left }) : t('chat.left', { count: left })}
            </Text>
          ) : isFree ? (
            t('chat.free', { name })
          ) : (
            <span css={onlyNarrow}>{t('chat.credits', { count: credits })}</span>
          )}
          {!isFree && (
            <span css={priceLine}>
              {t('chat.credits', { count: cost })}
              {inMoney !== undefined && ` · ${inMoney}`}
            </span>
          )}
        </>
      }
    />
  );
};
