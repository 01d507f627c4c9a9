import { bus, useStream } from '@pairwise/bus';
import { type Member, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Banner, css, Heading, IconInfoCircle, IconMessageCircle, LinkButton, media, Text, theme } from '@pairwise/ui';
import { useState } from 'react';

import { BackToResults } from './back-to-results.tsx';
import { InterestTags } from './interest-tags.tsx';
import { NamePlate } from './name-plate.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { bleed, layout, overEdge, photoColumn, words } from './profile-layout.ts';
import { RelationTags } from './relation-tags.tsx';

const headline = css({ [media.down('md')]: { ...theme.text.lg, lineHeight: 1.5, letterSpacing: 0 } });
const bio = css({ maxInlineSize: '62ch', whiteSpace: 'pre-line' });

/** On phones the next step comes last, but stays in reach of the thumb all the time, above the bottom bar. */
const next = css({
  [media.down('md')]: {
    position: 'sticky',
    order: 1,
    zIndex: 3,
    insetBlockEnd: `calc(${theme.bottomBar} + env(safe-area-inset-bottom))`,
    marginInline: `calc(${theme.space[4]} * -1)`,
    padding: `10px ${theme.space[4]}`,
    borderBlockStart: `1px solid ${theme.color.line}`,
    background: theme.color.surface,
    '& > a': { inlineSize: '100%' },
  },
  [media.up('md')]: { '& > a': { minInlineSize: 260 } },
});

/** A member as others see them (MEMBER-03). What is not in the answer this viewer may not see, so it is not here. */
export const ProfileView = ({ member }: { member: Member }) => {
  const { t } = useTranslation('mf-members');
  const { fictional_singular: fictional } = useStream(bus.settings$);
  const [shown, setShown] = useState(0);
  const { name, headline: sentence, about, interests, relation } = member;
  const photo = Math.min(shown, Math.max(0, member.images.length - 1));
  return (
    <article css={layout}>
      <div css={photoColumn}>
        <div css={bleed}>
          <PhotoStage member={member} shown={photo} onShow={setShown}>
            <NamePlate member={member} />
          </PhotoStage>
          <BackToResults />
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
        <RelationTags member={member} />
        {member.fictional_icon && (
          <Banner icon={<IconInfoCircle />}>{t('profile.fictional', { label: fictional })}</Banner>
        )}
        {about && <Text css={bio}>{about}</Text>}
        {relation.conversation !== null && (
          <div css={next}>
            <LinkButton as={Link} to={paths.chat(relation.conversation)} variant="primary" icon={<IconMessageCircle />}>
              {t('profile.write', { name })}
            </LinkButton>
          </div>
        )}
        <ProfileFacts member={member} />
        <InterestTags interests={interests} />
      </div>
    </article>
  );
};
