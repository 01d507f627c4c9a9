import { useTranslation } from '@pairwise/i18n';
import { IconButton, IconGift } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

import { outbox, type Receiver } from '../outbox/index.ts';
import { GiftSheet } from './gift-sheet.tsx';
import { useGiftLayer } from './use-gift-layer.ts';

interface GiftButtonProps {
  receiver: Receiver;
  /** The partner's name. */
  name: string;
  onSent: () => void;
}

/** Opens the gifts. A gift goes through the outbox like any message. */
export const GiftButton = ({ receiver, name, onSent }: GiftButtonProps) => {
  const { t } = useTranslation('mf-chat');
  const layer = useGiftLayer();
  // The second click of a double click comes before the sheet has closed.
  const isSending = useRef(false);
  useEffect(() => {
    if (!layer.isOpen) isSending.current = false;
  }, [layer.isOpen]);
  const send = (gift: string): void => {
    if (isSending.current) return;
    isSending.current = true;
    void outbox.add({ receiver, content: { kind: 'gift', gift } });
    layer.close();
    onSent();
  };
  return (
    <>
      <IconButton label={t('gifts.open')} aria-haspopup="dialog" onClick={layer.open}>
        <IconGift />
      </IconButton>
      {layer.isOpen && (
        <GiftSheet name={name} picked={layer.gift} onPick={layer.pick} onSend={send} onClose={layer.close} />
      )}
    </>
  );
};
