import { paths } from '@pairwise/contracts';
import { isolate, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, Heading, IconInfoCircle, IconLink, scrim, Tag, Text, theme, VisuallyHidden } from '@pairwise/ui';

import { usePlaceName } from '../member/place-name.ts';
import { useFictionalWord } from '../fictional/use-fictional-word.ts';
import type { SwipeCard } from '../swipe-deck/swipe-deck.ts';

/** A card where the face is more important than the headline and the distance, which the profile has, too. */
const LOW_CARD = '@container (max-height: 360px)';

/** The height in which the photo darkens above the text, in pixels. */
const RAMP = 44;
const LOW_RAMP = 28;

/** The scrim grows with the text, so that every line is readable on any photo. */
const caption = css({
  position: 'absolute',
  zIndex: 2,
  inset: 'auto 0 0',
  display: 'flex',
  alignItems: 'end',
  gap: theme.space[3],
  padding: theme.space[4],
  paddingBlockStart: RAMP,
  background: scrim(`${RAMP}px`),
  [LOW_CARD]: { padding: `${LOW_RAMP}px ${theme.space[3]} ${theme.space[3]}`, background: scrim(`${LOW_RAMP}px`) },
  color: theme.color.photoInk,
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  '& a': { pointerEvents: 'auto' },
});

const name = css({ display: 'flex', alignItems: 'center', gap: theme.space[2] });
const dot = css({ flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: '50%', background: theme.color.photoDot });
/** Place and distance, on two lines where one is too short. The dot between them shows on one line only: a line clips its own. */
const where = css({ overflow: 'clip', color: theme.color.photoInkMuted, ...theme.text.sm });
const whereLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: '-0.9em',
  '& > span': { position: 'relative', paddingInlineStart: '0.9em' },
  [LOW_CARD]: { '& > span + span': { display: 'none' } },
  '& > span::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '0.3em' },
});
const sentence = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginBlockStart: theme.space[1],
  [LOW_CARD]: { display: 'none' },
});

/** The text on a card: name, age, place and headline, with a link to the profile. */
export const SwipeCaption = ({ card, id }: { card: SwipeCard; id: string }) => {
  const { t } = useTranslation('mf-members');
  const fictional = useFictionalWord();
  const place = usePlaceName()(card);
  const { distance_band: distance } = card;
  return (
    <div css={caption}>
      <div css={{ flex: 1, minInlineSize: 0 }}>
        {card.fictional_icon && <Tag tone="popular">{fictional}</Tag>}
        <Heading level={2} size="page" id={id} css={name}>
          <span>{`${isolate(card.name)}, ${card.age}`}</span>
          {card.online === 'now' && (
            <span css={dot}>
              <VisuallyHidden>{t('swipe.online')}</VisuallyHidden>
            </span>
          )}
        </Heading>
        <p css={where}>
          <span css={whereLine}>
            {place && <span>{place}</span>} {distance && <span>{t(`profile.distance.${distance}`)}</span>}
          </span>
        </p>
        {card.headline && <Text css={sentence}>{card.headline}</Text>}
      </div>
      <IconLink
        as={Link}
        to={paths.member(card.id)}
        label={t('swipe.open', { name: card.name })}
        tone="on-photo"
        draggable={false}
      >
        <IconInfoCircle />
      </IconLink>
    </div>
  );
};
