import { useTranslation } from '@pairwise/i18n';
import { Button, EmptyState } from '@pairwise/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

import { IcebreakerSheet } from '../icebreakers/icebreaker-sheet.tsx';
import { useLayer } from '../navigation/use-layer.ts';
import type { OpenChat } from './chat-window.queries.ts';

/** Shown in a chat without messages: invites to write, with suggestions for the first sentence (CHAT-08). */
export const ChatStart = ({
  chat: { partner, can_reply },
  onPick,
}: {
  chat: OpenChat;
  /** Called with the chosen first sentence when the sheet is closed. */
  onPick: (text: string) => void;
}) => {
  const { t } = useTranslation('mf-chat');
  const layer = useLayer('icebreakers', 'icebreaker');
  // The sheet returns the focus to its button when it closes, so the field gets it after that.
  const picked = useRef<string>(undefined);
  const pass = useEffectEvent(() => {
    const text = picked.current;
    picked.current = undefined;
    if (text !== undefined) onPick(text);
  });
  useEffect(() => {
    if (!layer.isOpen) pass();
  }, [layer.isOpen]);
  if (!partner || !can_reply) return <EmptyState title={t('chat.emptyTitle')} />;
  return (
    <>
      <EmptyState
        title={t('chat.startTitle', { name: partner.name })}
        action={
          <Button variant="secondary" onClick={() => layer.open()}>
            {t('icebreakers.open')}
          </Button>
        }
      >
        {t('chat.startText')}
      </EmptyState>
      {layer.isOpen && (
        <IcebreakerSheet
          partner={partner}
          onClose={layer.close}
          onPick={(text) => {
            picked.current = text;
            layer.close();
          }}
        />
      )}
    </>
  );
};
