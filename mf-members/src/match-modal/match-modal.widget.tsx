import { bus, useBusEvent, useStream } from '@pairwise/bus';
import { type Image, type MemberCard, paths, photoAddress } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { useNavigate } from '@pairwise/router';
import { Button, css, FullDialog, Photo, PhotoPair, Text, theme } from '@pairwise/ui';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { seeLike } from '../likes/likes.queries.ts';
import { createMatches } from './create-matches.ts';
import { reportPress } from './match-modal.queries.ts';

const usePhotoAddress = () => {
  const { cdn_prefix } = useStream(bus.settings$);
  return (image: Image | null | undefined) => image && photoAddress(cdn_prefix, image.filename, 640);
};

const pressable = {
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pair,
  background: 'none',
  cursor: 'pointer',
} as const;

const text = css({ color: theme.color.onDeepMuted, textWrap: 'balance' });
/** As large as the screen allows, with room for the words and the buttons. */
const pair = css({ inlineSize: 'min(100%, 440px, 58dvh)' });
const onNight = css({
  borderColor: theme.color.onDeepMuted,
  color: theme.color.onDeep,
  '&:hover': { background: theme.color.deepRaised },
});
const quiet = css({ color: theme.color.onDeepMuted, '&:hover': { color: theme.color.onDeep } });

/** Shows the photos of both members. */
const Pair = ({ match, onPress }: { match: MemberCard; onPress: () => void }) => {
  const { t } = useTranslation('mf-members');
  const addressOf = usePhotoAddress();
  const own = useStream(bus.user$)?.profile.main_image;
  return (
    <PhotoPair
      ground={theme.color.nightGlow}
      left={<Photo src={addressOf(own)} alt="" ratio="1" blurhash={own?.blurhash} />}
      right={
        <button type="button" onClick={onPress} css={pressable}>
          <Photo
            src={addressOf(match.main_image)}
            alt={t(match.main_image ? 'matchModal.photo' : 'profile.noPhoto', { name: match.name })}
            ratio="1"
            blurhash={match.main_image?.blurhash}
            priority
          />
        </button>
      }
    />
  );
};

interface MomentProps {
  match: MemberCard;
  onClose: () => void;
}

/** The match over the whole screen: both photos, and what to do next. */
const Moment = ({ match, onClose }: MomentProps) => {
  const { t } = useTranslation('mf-members');
  const navigate = useNavigate();
  const first = useRef<HTMLButtonElement>(null);
  // The photo is first in the order; the message is what the moment is for.
  useEffect(() => first.current?.focus(), []);
  // Whoever has seen the match has seen the like (MEMBER-07), also without opening the profile.
  useEffect(() => void seeLike(match.id), [match.id]);

  const leave = (to: string): void => {
    onClose();
    void navigate(to);
  };
  const view = (element: 'image' | 'button') => {
    // Nothing waits for the report, and its failure does not concern the member.
    reportPress(match.id, element).catch(() => undefined);
    leave(paths.member(match.id));
  };
  const chat = paths.memberChat(match.id);
  const canWrite = isRouteLive(chat);
  const isInGame = location.pathname === paths.swipeGame();

  return (
    <FullDialog
      open
      closesByClick
      onClose={onClose}
      title={t('matchModal.title')}
      closeLabel={t('matchModal.close')}
      actions={
        <>
          {canWrite && (
            <Button ref={first} variant="primary" block onClick={() => leave(chat)}>
              {t('matchModal.write')}
            </Button>
          )}
          <Button
            {...(!canWrite && { ref: first })}
            variant={canWrite ? 'ghost' : 'primary'}
            block
            onClick={() => view('button')}
            css={canWrite && onNight}
          >
            {t('matchModal.view')}
          </Button>
          <Button variant="plain" block onClick={onClose} css={quiet}>
            {t(isInGame ? 'matchModal.keepSwiping' : 'matchModal.keepLooking')}
          </Button>
        </>
      }
    >
      <Text css={text}>{t('matchModal.text', { name: match.name })}</Text>
      <div css={pair}>
        <Pair match={match} onPress={() => view('image')} />
      </div>
    </FullDialog>
  );
};

/**
 * Shows over the page that two members like each other (ALERT-07, MEMBER-08). A click anywhere closes it. Photo and
 * button open the profile and report what was pressed. A navigation closes it too, and no match is shown twice.
 */
const MatchModal = () => {
  const [matches] = useState(createMatches);
  useEffect(() => matches.start(), [matches]);
  const match = useSyncExternalStore(matches.subscribe, matches.current);
  useBusEvent('navigation:done', () => {
    if (match) matches.close();
  });
  // The key gives each match its own dialog, which is announced and focused again.
  return match ? <Moment key={match.id} match={match} onClose={matches.close} /> : null;
};

export default MatchModal;
