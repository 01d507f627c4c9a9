import { useTranslation } from '@pairwise/i18n';
import { Button, EmptyState } from '@pairwise/ui';
import { useState } from 'react';

import { IcebreakerSheet } from '../icebreakers/icebreaker-sheet.tsx';
import type { OpenChat } from './chat-window.queries.ts';

/** Shown in a chat without messages: invites to write, with suggestions for the first sentence (CHAT-08). */
export const ChatStart = ({
  chat: { partner, can_reply },
  onPick,
}: {
  chat: OpenChat;
  onPick: (text: string) => void;
}) => {
  const { t } = useTranslation('mf-chat');
  const [isOpen, setIsOpen] = useState(false);
  if (!partner || !can_reply) return <EmptyState title={t('chat.emptyTitle')} />;
  return (
    <>
      <EmptyState
        title={t('chat.startTitle', { name: partner.name })}
        action={
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('icebreakers.open')}
          </Button>
        }
      >
        {t('chat.startText')}
      </EmptyState>
      {isOpen && (
        <IcebreakerSheet
          partner={partner}
          onClose={() => setIsOpen(false)}
          onPick={(text) => {
            setIsOpen(false);
            onPick(text);
          }}
        />
      )}
    </>
  );
};
