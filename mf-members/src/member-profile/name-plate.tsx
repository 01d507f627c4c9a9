import type { Member } from '@pairwise/contracts';
import { isolate, useTranslation } from '@pairwise/i18n';
import { css, Heading, IconInfoCircle, theme } from '@pairwise/ui';

import { usePlaceName } from '../member/place-name.ts';
import { useFictionalWord } from '../fictional/use-fictional-word.ts';

const heading = css({ display: 'flex', alignItems: 'center', gap: theme.space[2] });
const dot = css({ flex: 'none', inlineSize: 10, blockSize: 10, borderRadius: '50%', background: theme.color.photoDot });

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginBlockEnd: theme.space[1],
  padding: '4px 10px',
  borderRadius: theme.radius.full,
  background: theme.color.photoInk,
  color: theme.color.photoTagInk,
  fontWeight: theme.weight.bold,
  ...theme.text.xs,
});

/** Name, age, place, distance and online state, on the photo's scrim. */
export const NamePlate = ({ member }: { member: Member }) => {
  const { t } = useTranslation('mf-members');
  const place = usePlaceName()(member);
  const fictional = useFictionalWord();
  const { name, age, online, distance_band: distance } = member;
  const line = [place, distance && t(`profile.distance.${distance}`), online && t(`profile.online.${online}`)];
  return (
    <>
      {member.fictional_icon && (
        <span css={mark}>
          <IconInfoCircle size={16} />
          {fictional}
        </span>
      )}
      <Heading level={1} css={heading}>
        {`${isolate(name)}, ${age}`}
        {online === 'now' && <span css={dot} />}
      </Heading>
      <p css={{ color: theme.color.photoInkMuted, ...theme.text.sm }}>{line.filter(Boolean).join(' · ')}</p>
    </>
  );
};
