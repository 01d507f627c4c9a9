import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Button, css, IconMessageCircle, LinkButton, media, theme } from '@pairwise/ui';

import { UnblockButton } from '../block/unblock-button.tsx';
import { LikeButton } from '../like/like-button.tsx';

/** On phones the next step comes last, but stays in reach of the thumb all the time, above the bottom bar. */
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

/** A visitor has no bottom bar. */
const atBottom = css({
  [media.down('md')]: { insetBlockEnd: 0, paddingBlockEnd: 'max(10px, env(safe-area-inset-bottom))' },
});

const write = css({ flex: 1, [media.up('md')]: { flex: 'none', minInlineSize: 260 } });

/** Where one writes to somebody: their own chat page, where a remote shows it, or the conversation there is already. */
const chatWith = ({ id, relation: { conversation } }: Member): string | undefined => {
  if (isRouteLive(paths.memberChat(id))) return paths.memberChat(id);
  return conversation !== null && isRouteLive(paths.chat(conversation)) ? paths.chat(conversation) : undefined;
};

/** What a member can do here; a visitor is asked to join (MEMBER-02). */
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
  // Nobody is behind a fictional profile who could like back (decisions F-1).
  const likes = !fictional;
  if (!visitor && chat === undefined && !likes) return null;
  const look = { variant: 'primary', icon: <IconMessageCircle />, css: write } as const;
  return (
    <div css={[bar, visitor && atBottom]}>
      {visitor && (
        <Button {...look} onClick={() => bus.emit('signup:asked', { path: paths.member(id) })}>
          {t('profile.write', { name })}
        </Button>
      )}
      {!visitor && chat !== undefined && (
        <LinkButton as={Link} to={chat} {...look}>
          {t('profile.write', { name })}
        </LinkButton>
      )}
      {likes && <LikeButton member={member} word={!visitor && chat === undefined} />}
    </div>
  );
};
