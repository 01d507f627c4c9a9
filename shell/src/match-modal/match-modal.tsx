import { call } from '@pairwise/api-client';
import { bus, useBusEvent, useStream } from '@pairwise/bus';
import { type Image, type MemberCard, paths, photoAddress } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useNavigate } from '@pairwise/router';
import { Button, Dialog, Photo, PhotoPair, Stack, Text, theme } from '@pairwise/ui';

import { type MatchQueue, useCurrentMatch } from './match-queue.ts';

const usePhoto = () => {
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

/** The two faces. */
const Pair = ({ match, onPress }: { match: MemberCard; onPress: () => void }) => {
  const { t } = useTranslation('shell');
  const photo = usePhoto();
  const own = useStream(bus.user$)?.profile.main_image;
  return (
    <PhotoPair
      left={<Photo src={photo(own)} alt="" ratio="1" blurhash={own?.blurhash} />}
      right={
        <button type="button" onClick={onPress} css={pressable}>
          <Photo
            src={photo(match.main_image)}
            alt={t('match.photo', { name: match.name })}
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
 * ALERT-07, MEMBER-08: two members like each other. A click anywhere closes it; photo and button lead to the profile
 * and report what was pressed. Closed by a navigation too, and never shown twice.
 */
export const MatchModal = ({ queue }: { queue: MatchQueue }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const match = useCurrentMatch(queue);
  useBusEvent('navigation:done', () => {
    if (match) queue.close();
  });
  if (!match) return null;

  const view = (element: 'image' | 'button') => {
    // A report: nobody waits for it, and its failure is nobody's concern.
    call('POST /api/modal-event.php', { body: { profile: match.id, element } }).catch(() => undefined);
    queue.close();
    void navigate(paths.member(match.id));
  };

  return (
    // The key: each match is its own dialog, announced and focused anew.
    <Dialog
      key={match.id}
      open
      onClose={queue.close}
      title={t('match.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="primary" onClick={() => view('button')} css={{ flex: '1 1 auto' }}>
            {t('match.view')}
          </Button>
          <Button variant="ghost" onClick={queue.close} css={{ flex: '1 1 auto' }}>
            {t('match.later')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- "a click anywhere closes it"; by keyboard Escape and the buttons do */}
      <div onClick={queue.close}>
        <Stack gap={5}>
          <Text tone="muted">{t('match.text', { name: match.name })}</Text>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only keeps the press of the photo from being "anywhere" */}
          <div onClick={(event) => event.stopPropagation()}>
            <Pair match={match} onPress={() => view('image')} />
          </div>
        </Stack>
      </div>
    </Dialog>
  );
};
