import { interestKeys } from '@pairwise/contracts/profile-choices';
import { useTranslation } from '@pairwise/i18n';
import { Cluster, Heading, Stack, Tag } from '@pairwise/ui';

/** What somebody likes to do. An interest that is newer than this version is shown by its key. */
export const InterestTags = ({ interests }: { interests: string[] }) => {
  const { t } = useTranslation('mf-members');
  const nameOf = (interest: string): string => {
    const key = interestKeys.find((known) => known === interest);
    return key === undefined ? interest : t(`interests.${key}`);
  };
  if (interests.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="profile-interests">
      <Heading level={2} id="profile-interests">
        {t('profile.interests')}
      </Heading>
      <Cluster gap={2} as="ul" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {interests.map((interest) => (
          <li key={interest}>
            <Tag>{nameOf(interest)}</Tag>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
};
