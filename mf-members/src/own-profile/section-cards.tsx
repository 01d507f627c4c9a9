import { bus, useStream } from '@pairwise/bus';
import { countryName, formatDate, useLanguage, useTranslation } from '@pairwise/i18n';
import { useRegionName } from '@pairwise/places';
import { Cluster, Stack, Tag, Text } from '@pairwise/ui';

import { MatchFinderLink } from '../match-finder/match-finder-link.tsx';
import { useFactText } from '../member-profile/fact-text.ts';
import { FactList } from './fact-list.tsx';
import type { OwnProfile } from './own-profile.queries.ts';
import { type Section, sectionFields } from './profile-sections.ts';
import { SectionCard } from './section-card.tsx';

interface CardProps {
  profile: OwnProfile;
  unsaved: boolean;
  onEdit: () => void;
}

const AboutCard = ({ profile: { headline, about }, ...card }: CardProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <SectionCard id="about" title={t('own.about.title')} {...card}>
      <Stack gap={2} css={{ overflowWrap: 'anywhere' }}>
        {headline === null ? (
          <Text tone="muted">{t('own.about.noHeadline')}</Text>
        ) : (
          <Text size="lg" weight="bold">
            {headline}
          </Text>
        )}
        <Text tone={about === null ? 'muted' : 'default'} css={{ maxInlineSize: '62ch', whiteSpace: 'pre-line' }}>
          {about ?? t('own.about.noAbout')}
        </Text>
      </Stack>
    </SectionCard>
  );
};

const BasicsCard = ({ profile, ...card }: CardProps) => {
  const { t } = useTranslation('mf-members');
  const factText = useFactText();
  const language = useLanguage();
  const { name, gender, seek_gender: sought, date_of_birth: born } = profile;
  const facts = [
    { label: t('own.basics.name'), value: name },
    { label: t('own.basics.born'), value: formatDate(`${born}T12:00:00`, language) },
    { label: t('profile.field.gender'), value: gender && factText('gender', gender) },
    { label: t('own.basics.seek'), value: sought && t(`own.basics.sought.${sought}`) },
  ];
  return (
    <SectionCard id="basics" title={t('own.basics.title')} {...card}>
      <FactList facts={facts} none={t('own.none')} />
      <MatchFinderLink />
    </SectionCard>
  );
};

const PlaceCard = ({ profile: { country, region_name: region, city }, ...card }: CardProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const regionName = useRegionName();
  const { countries } = useStream(bus.settings$);
  const label = countries.find(({ code }) => code === country)?.region_label ?? 'region';
  const facts = [
    { label: t('own.place.city'), value: city },
    { label: t(`region.name.${label}`), value: region && regionName(country, region) },
    { label: t('own.place.country'), value: countryName(country, language) },
  ];
  return (
    <SectionCard id="place" title={t('own.place.title')} {...card}>
      <FactList facts={facts} none={t('own.none')} />
      <Text size="sm" tone="muted">
        {t('own.place.seen')}
      </Text>
    </SectionCard>
  );
};

const DetailsCard = ({ profile, ...card }: CardProps) => {
  const { t } = useTranslation('mf-members');
  const factText = useFactText();
  const facts = sectionFields.details.map((field) => {
    const value = profile[field];
    return { label: t(`profile.field.${field}`), value: value && factText(field, value) };
  });
  return (
    <SectionCard id="details" title={t('own.details.title')} {...card}>
      <FactList facts={facts} none={t('own.none')} />
    </SectionCard>
  );
};

const InterestsCard = ({ profile: { interests }, ...card }: CardProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <SectionCard id="interests" title={t('profile.interests')} {...card}>
      {interests.length === 0 ? (
        <Text tone="muted">{t('own.interests.none')}</Text>
      ) : (
        <Cluster gap={2} as="ul" css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {interests.map((key) => (
            <li key={key}>
              <Tag>{t(`interests.${key}`)}</Tag>
            </li>
          ))}
        </Cluster>
      )}
    </SectionCard>
  );
};

/** The card of every section that has a form. */
export const sectionCards = {
  about: AboutCard,
  basics: BasicsCard,
  place: PlaceCard,
  details: DetailsCard,
  interests: InterestsCard,
} satisfies Record<Section, unknown>;
