import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link, useNavigate } from '@pairwise/router';
import {
  Button,
  Dialog,
  IconBan,
  IconBell,
  IconBellOff,
  IconDotsVertical,
  IconFlag,
  IconSearch,
  IconTrash,
  IconUser,
  Menu,
  MenuItem,
  MenuLink,
  showToast,
  Text,
} from '@pairwise/ui';
import { useRef, useState } from 'react';

import { muteChat } from '../chat-list/mute-chat.queries.ts';
import { deletions } from '../deletions/deletions.ts';
import { focusChatLine } from '../deletions/focus-chat-line.ts';
import type { OpenChat } from './chat-window.queries.ts';

/** The page of a profile opens with this sheet over it: its history entry names the layer. */
const sheet = (layer: 'block' | 'complaint') => ({ state: { layer } });

interface ChatMenuProps {
  chat: OpenChat;
  /** Opens the search in the chat; absent where there are no messages yet. */
  onFind?: () => void;
  /** Shows why muting has failed; undefined removes it. */
  onFailure?: (text: string | undefined) => void;
}

/** What can be done with a chat besides writing. Block and report are on the partner's profile, two taps away. */
export const ChatMenu = ({ chat, onFind, onFailure }: ChatMenuProps) => {
  const { conversation, partner, muted, last_seq: seq } = chat;
  const { t } = useTranslation('mf-chat');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const name = partner?.name ?? t('chats.deletedMember');
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);

  const restore = async (id: number): Promise<void> => {
    if (!(await deletions.undo(id))) return;
    showToast({ text: t('menu.restored') });
    focusChatLine(id);
  };
  const remove = (id: number): void => {
    setAsking(false);
    const undoable = deletions.add({ conversation: id, seq });
    const dismiss = showToast({
      text: t('menu.deleted'),
      actionLabel: t('menu.undo'),
      onAction: () => void restore(id),
      onHold: (isHeld) => deletions.hold(id, isHeld),
    });
    undoable.addEventListener('abort', dismiss, { once: true });
    void navigate(paths.chats(), { replace: true });
  };
  const mute = async (id: number): Promise<void> => {
    onFailure?.(undefined);
    try {
      const isMuted = await muteChat(id, !muted);
      if (isMuted) showToast({ text: t(muted ? 'menu.unmuted' : 'menu.muted', { name }) });
    } catch (error) {
      onFailure?.(t(muted ? 'menu.unmuteFailed' : 'menu.muteFailed', { name, reason: errorText(error) }));
    }
  };

  return (
    <>
      <Menu label={t('menu.label', { name })} closeLabel={t('menu.close')} trigger={<IconDotsVertical />}>
        {partner && (
          <MenuLink as={Link} to={paths.member(partner.id)} icon={<IconUser />}>
            {t('menu.profile')}
          </MenuLink>
        )}
        {onFind && (
          <MenuItem icon={<IconSearch />} onSelect={onFind}>
            {t('find.label')}
          </MenuItem>
        )}
        {conversation !== null && (
          <MenuItem icon={muted ? <IconBell /> : <IconBellOff />} onSelect={() => void mute(conversation)}>
            {t(muted ? 'menu.unmute' : 'menu.mute')}
          </MenuItem>
        )}
        {partner && (
          <MenuItem icon={<IconBan />} onSelect={() => void navigate(paths.member(partner.id), sheet('block'))}>
            {t('menu.block', { name })}
          </MenuItem>
        )}
        {partner && (
          <MenuItem
            icon={<IconFlag />}
            tone="danger"
            onSelect={() => void navigate(paths.member(partner.id), sheet('complaint'))}
          >
            {t('menu.report')}
          </MenuItem>
        )}
        {conversation !== null && (
          <MenuItem icon={<IconTrash />} tone="danger" onSelect={() => setAsking(true)}>
            {t('menu.delete')}
          </MenuItem>
        )}
      </Menu>
      {conversation !== null && (
        <Dialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('menu.deleteTitle', { name })}
          initialFocus={cancel}
          actions={
            <>
              <Button ref={cancel} variant="ghost" onClick={() => setAsking(false)}>
                {t('menu.cancel')}
              </Button>
              <Button variant="danger" onClick={() => remove(conversation)}>
                {t('menu.delete')}
              </Button>
            </>
          }
        >
          <Text>{t('menu.deleteText')}</Text>
        </Dialog>
      )}
    </>
  );
};
