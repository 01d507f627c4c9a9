import { useTranslation } from '@pairwise/i18n';
import { Cluster, Heading, IconCheck, Stack, Tag, VisuallyHidden } from '@pairwise/ui';

import { useInterestName } from '../member/interest-name.ts';
import { useOwnInterests } from './member-profile.queries.ts';

interface InterestTagsProps {
  interests: string[];
  /** The viewer's own profile, where no interest is marked as shared. */
  own: boolean;
}

/** A member's interests; those that the viewer shares come first and are marked. */
export const InterestTags = ({ interests, own }: InterestTagsProps) => {
  const { t } = useTranslation('mf-members');
  const nameOf = useInterestName();
  const ownInterests = useOwnInterests();
  if (interests.length === 0) return null;
  const isShared = (interest: string): boolean => !own && ownInterests.includes(interest);
  const shared = interests.filter(isShared);
  const others = interests.filter((interest) => !isShared(interest));
  return (
    <Stack as="section" gap={3} aria-labelledby="profile-interests">
      <Heading level={2} id="profile-interests">
        {shared.length > 0 ? t('profile.inCommon', { count: shared.length }) : t('profile.interests')}
      </Heading>
      <Cluster gap={2} as="ul" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {shared.map((interest) => (
          <li key={interest}>
            <Tag tone="match" icon={<IconCheck size={18} />}>
              {nameOf(interest)}
              <VisuallyHidden>{t('profile.shared')}</VisuallyHidden>
            </Tag>
          </li>
        ))}
        {others.map((interest) => (
          <li key={interest}>
            <Tag>{nameOf(interest)}</Tag>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
};
