import { bus, useBusEvent, useStream } from '@pairwise/bus';
import { type Image, type MemberCard, paths, photoAddress } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate } from '@pairwise/router';
import { Button, Dialog, Photo, PhotoPair, Stack, Text, theme } from '@pairwise/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { seeLike } from '../likes/likes.queries.ts';
import { createMatches } from './create-matches.ts';
import { reportPress } from './match-modal.queries.ts';

const usePhotoAddress = () => {
  const { cdn_prefix } = useStream(bus.settings$);
  return (image: Image | null | undefined) => image && photoAddress(cdn_prefix, image.filename, 320);
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

/** Shows the photos of both members. */
const Pair = ({ match, onPress }: { match: MemberCard; onPress: () => void }) => {
  const { t } = useTranslation('mf-members');
  const addressOf = usePhotoAddress();
  const own = useStream(bus.user$)?.profile.main_image;
  return (
    <PhotoPair
      left={<Photo src={addressOf(own)} alt="" ratio="1" blurhash={own?.blurhash} />}
      right={
        <button type="button" onClick={onPress} css={pressable}>
          <Photo
            src={addressOf(match.main_image)}
            alt={t('matchModal.photo', { name: match.name })}
            ratio="1"
            blurhash={match.main_image?.blurhash}
            priority
          />
        </button>
      }
    />
  );
};

/**
 * Shows over the page that two members like each other (ALERT-07, MEMBER-08). A click anywhere closes it. Photo and
 * button open the profile and report what was pressed. A navigation closes it too, and no match is shown twice.
 */
const MatchModal = () => {
  const { t } = useTranslation('mf-members');
  const navigate = useNavigate();
  const [matches] = useState(createMatches);
  useEffect(() => matches.start(), [matches]);
  const match = useSyncExternalStore(matches.subscribe, matches.current);
  useBusEvent('navigation:done', () => {
    if (match) matches.close();
  });
  if (!match) return null;

  const view = (element: 'image' | 'button') => {
    // Nothing waits for the report, and its failure does not concern the member.
    reportPress(match.id, element).catch(() => undefined);
    // Opening a profile marks the like as seen wherever it is opened (MEMBER-07).
    void seeLike(match.id);
    matches.close();
    void navigate(paths.member(match.id));
  };

  return (
    // The key gives each match its own dialog, which is announced and focused again.
    <Dialog
      key={match.id}
      open
      onClose={matches.close}
      title={t('matchModal.title')}
      closeLabel={t('matchModal.close')}
      actions={
        <>
          <Button variant="primary" onClick={() => view('button')} css={{ flex: '1 1 auto' }}>
            {t('matchModal.view')}
          </Button>
          <Button variant="ghost" onClick={matches.close} css={{ flex: '1 1 auto' }}>
            {t('matchModal.later')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- "a click anywhere closes it"; by keyboard Escape and the buttons do */}
      <div onClick={matches.close}>
        <Stack gap={5}>
          <Text tone="muted">{t('matchModal.text', { name: match.name })}</Text>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps a press of the photo from closing the dialog as a click "anywhere" */}
          <div onClick={(event) => event.stopPropagation()}>
            <Pair match={match} onPress={() => view('image')} />
          </div>
        </Stack>
      </div>
    </Dialog>
  );
};

export default MatchModal;
