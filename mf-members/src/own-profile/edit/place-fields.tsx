import { bus, useStream } from '@pairwise/bus';
import { useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { TownInput, useMyPlace, useRegionName, useRegions } from '@pairwise/places';
import { Banner, Button, Divider, ErrorState, Field, IconMapPin, Select, Skeleton, Stack, Text } from '@pairwise/ui';

import { byCountryName } from '../../member/by-country-name.ts';
import type { FieldsProps } from './fields-props.ts';

const FIELD = 78;

/** The place: by the device's position, requested after an explanation by a press, or by country, region and town. */
export const PlaceFields = ({ values: { country, region, city }, change, tried, problem }: FieldsProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const language = useLanguage();
  const { countries } = useStream(bus.settings$);
  const regions = useRegions();
  const regionName = useRegionName();
  const { state, permission, find } = useMyPlace({
    onFound: (place) => change({ country: place.country, region: place.region, city: place.city }),
  });

  const label = countries.find(({ code }) => code === country)?.region_label ?? 'region';
  const ofCountry = regions.data?.regions[country] ?? [];
  const town = city ?? '';
  const ofTown = town === '' ? undefined : ofCountry.find(({ id }) => id === region);
  const canAsk = permission !== 'unsupported' && state !== 'denied';

  const locationText = () => {
    if (state === 'idle') return '';
    return state === 'found' ? t('own.place.found', { place: town }) : t(`own.place.${state}`);
  };
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('own.place.lead')}</Text>
      {canAsk && (
        <Stack gap={2}>
          <Button variant="ghost" block icon={<IconMapPin />} busy={state === 'finding'} onClick={() => void find()}>
            {t('own.place.here')}
          </Button>
          <Text size="sm" tone="muted">
            {t(permission === 'granted' ? 'own.place.allowed' : 'own.place.reason')}
          </Text>
        </Stack>
      )}
      <div role="status">
        {state === 'denied' && <Banner tone="warning">{t('own.place.denied')}</Banner>}
        {state !== 'denied' && locationText() !== '' && (
          <Text size="sm" weight="medium">
            {locationText()}
          </Text>
        )}
      </div>
      <Divider label={t('own.place.byHand')} />
      {regions.isError && (
        <ErrorState
          level={3}
          title={t('own.place.regionsFailed')}
          retryLabel={t('own.retry')}
          retrying={regions.isFetching}
          onRetry={() => void regions.refetch()}
        >
          {errorText(regions.error)}
        </ErrorState>
      )}
      {regions.isPending && (
        <Stack gap={4} aria-busy="true">
          <Skeleton height={FIELD} radius="md" />
          <Skeleton height={FIELD} radius="md" />
        </Stack>
      )}
      {regions.data && (
        <Stack gap={4}>
          <Field label={t('own.place.country')}>
            <Select
              autoComplete="country"
              value={country}
              onChange={({ target }) => change({ country: target.value, region: null, city: null })}
            >
              {byCountryName(countries, language).map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('own.place.city')}
            hint={
              ofTown ? `${t(`region.name.${label}`)}: ${regionName(country, ofTown.name)}` : t('own.place.cityHint')
            }
            error={tried && ofTown === undefined ? t('own.place.cityMissing') : problem('city')}
          >
            <TownInput
              country={country}
              region={ofTown?.id ?? null}
              city={town}
              onChange={change}
              texts={{
                list: t('own.place.towns'),
                none: t('own.place.noTown'),
                count: (count) => t('own.place.townsFound', { count }),
              }}
            />
          </Field>
          <Text size="sm" tone="muted">
            {t('own.place.threeTimes')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
};
