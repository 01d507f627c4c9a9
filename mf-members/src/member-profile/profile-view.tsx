import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useLocation } from '@pairwise/router';
import { Banner, css, Heading, IconInfoCircle, media, Text, theme } from '@pairwise/ui';
import { useRef, useState } from 'react';

import { BlockSheet } from '../block/block-sheet.tsx';
import { readHistoryState } from '../navigation/history-state.ts';
import { ComplaintSheet } from '../complaint/complaint-sheet.tsx';
import { useFictionalWord } from '../fictional/use-fictional-word.ts';
import { useLayer } from '../navigation/use-layer.ts';
import { InterestTags } from './interest-tags.tsx';
import { JoinCard } from './join-card.tsx';
import { NamePlate } from './name-plate.tsx';
import { NextPerson } from './next-person.tsx';
import { PhotoLightbox } from './photo-lightbox.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { bleed, layout, overEdge, photoColumn, words } from './profile-layout.ts';
import { ProfileToolbar } from './profile-toolbar.tsx';
import { RelationTags } from './relation-tags.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useFetchAhead, useGoTo, useNeighbours } from './use-neighbours.ts';
import { useLeave } from './use-way-back.ts';

const headline = css({ [media.down('md')]: { ...theme.text.lg, lineHeight: 1.5, letterSpacing: 0 } });
const bio = css({ maxInlineSize: '62ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A member as others see them (MEMBER-03). The response has only what this viewer may see. */
export const ProfileView = ({ member }: { member: Member }) => {
  const { t } = useTranslation('mf-members');
  const fictional = useFictionalWord();
  const own = useStream(bus.user$)?.id === member.id;
  const [shown, setShown] = useState(0);
  const photos = useLayer('photos');
  const block = useLayer('block');
  const complaint = useLayer('complaint');
  const { message } = readHistoryState(useLocation().state);
  const { leave, text: leaveText } = useLeave();
  const article = useRef<HTMLElement>(null);

  const { previous, next } = useNeighbours(member.id);
  const goTo = useGoTo();
  useFetchAhead(next);
  useArrowKeys({
    onPrevious: previous && (() => goTo(previous)),
    onNext: next && (() => goTo(next)),
    screen: article,
  });

  const { headline: sentence, about, interests } = member;
  // The lightbox has one more place, for the offer after the last photo.
  const photo = Math.min(shown, Math.max(0, member.images.length - 1));
  return (
    <article ref={article} css={layout}>
      <ProfileToolbar
        member={member}
        previous={previous}
        next={next}
        onBlock={block.open}
        onComplain={complaint.open}
      />
      <div css={photoColumn}>
        <div css={bleed}>
          <PhotoStage member={member} shown={photo} onShow={setShown} onEnlarge={photos.open}>
            {/* On the photo a new tag grows upwards. In the text it would move the button that was just pressed. */}
            <RelationTags member={member} />
            <NamePlate member={member} />
          </PhotoStage>
        </div>
        <div css={overEdge}>
          <PhotoStrip member={member} shown={photo} onShow={setShown} address={paths.member(member.id)} />
        </div>
      </div>
      <div css={words}>
        {sentence && (
          <Heading level={2} size="page" css={headline}>
            {sentence}
          </Heading>
        )}
        {member.fictional_icon && (
          <Banner icon={<IconInfoCircle />}>{t('profile.fictional', { label: fictional })}</Banner>
        )}
        {about && <Text css={bio}>{about}</Text>}
        <ProfileActions member={member} />
        <JoinCard member={member} />
        <ProfileFacts member={member} />
        <InterestTags interests={interests} own={own} />
        {next && <NextPerson next={next} />}
      </div>
      {photos.isOpen && <PhotoLightbox member={member} shown={shown} onShow={setShown} onClose={photos.close} />}
      {block.isOpen && <BlockSheet member={member} onClose={block.close} onBlocked={leave} onwardText={leaveText} />}
      {complaint.isOpen && (
        <ComplaintSheet
          member={member}
          message={message}
          onClose={complaint.close}
          onBlocked={leave}
          onwardText={leaveText}
        />
      )}
    </article>
  );
};
