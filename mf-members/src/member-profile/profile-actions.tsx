import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Button, css, IconMessageCircle, LinkButton, media, theme } from '@pairwise/ui';

import { UnblockButton } from '../block/unblock-button.tsx';
import { LikeButton } from '../like/like-button.tsx';

/** On phones the buttons stick above the bottom bar, always in reach of the thumb. */
const bar = css({
  display: 'flex',
  gap: theme.space[3],
  [media.down('md')]: {
    position: 'sticky',
    order: 1,
    zIndex: 3,
    insetBlockEnd: `calc(${theme.bottomBar} + env(safe-area-inset-bottom))`,
    marginInline: `calc(${theme.space[4]} * -1)`,
    padding: `10px ${theme.space[4]}`,
    borderBlockStart: `1px solid ${theme.color.line}`,
    background: theme.color.surface,
  },
});

/** Visitors have no bottom bar. */
const atBottom = css({
  [media.down('md')]: { insetBlockEnd: 0, paddingBlockEnd: 'max(10px, env(safe-area-inset-bottom))' },
});

const write = css({ flex: 1, [media.up('md')]: { flex: 'none', minInlineSize: 260 } });

/** Returns the address to write to a member: their chat page if a remote shows it, else the existing chat, if any. */
const chatWith = ({ id, relation: { conversation } }: Member): string | undefined => {
  if (isRouteLive(paths.memberChat(id))) return paths.memberChat(id);
  return conversation !== null && isRouteLive(paths.chat(conversation)) ? paths.chat(conversation) : undefined;
};

/** The actions of a profile: write and like; a visitor is asked to join (MEMBER-02). */
export const ProfileActions = ({ member }: { member: Member }) => {
  const { t } = useTranslation('mf-members');
  const user = useStream(bus.user$);
  const { id, name, relation, fictional_icon: fictional } = member;
  if (user?.id === id) {
    return (
      isRouteLive(paths.profile()) && (
        <div css={bar}>
          <LinkButton as={Link} to={paths.profile()} variant="secondary" css={write}>
            {t('profile.editOwn')}
          </LinkButton>
        </div>
      )
    );
  }
  if (relation.i_blocked) return <UnblockButton member={member} />;

  const visitor = user === null;
  const chat = chatWith(member);
  // A fictional profile cannot like back (decisions F-1).
  const likes = !fictional;
  if (!visitor && chat === undefined && !likes) return null;
  const appearance = { variant: 'primary', icon: <IconMessageCircle />, css: write } as const;
  return (
    <div css={[bar, visitor && atBottom]}>
      {visitor && (
        <Button {...appearance} onClick={() => bus.emit('signup:asked', { path: chat ?? paths.member(id) })}>
          {t('profile.write', { name })}
        </Button>
      )}
      {!visitor && chat !== undefined && (
        <LinkButton as={Link} to={chat} {...appearance}>
          {t('profile.write', { name })}
        </LinkButton>
      )}
      {likes && <LikeButton member={member} word={!visitor && chat === undefined} />}
    </div>
  );
};
