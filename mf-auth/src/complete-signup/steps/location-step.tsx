import { bus, useStream } from '@pairwise/bus';
import { countryName, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { TownInput, useMyPlace, useRegionName, useRegions } from '@pairwise/places';
import { Button, ErrorState, Field, IconMapPin, Select, Skeleton, Stack, Text } from '@pairwise/ui';
import { useRef, useState } from 'react';

import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';

const FIELD = 74;
const atFields = { town_unknown: true };

/** Step 2: the place, found by the device's position on a press or filled in by hand. A found place can be changed. */
export const LocationStep = ({ state, answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const language = useLanguage();
  const { countries } = useStream(bus.settings$);
  const regions = useRegions();
  const regionName = useRegionName();
  const [tried, setTried] = useState(false);
  const cityField = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState('');
  const place = useMyPlace({
    onFound: ({ country, region, city }) => {
      setFound(city);
      change({ country, region, city });
    },
  });

  const { country, region } = answers;
  const city = answers.city ?? '';
  const label = countries.find(({ code }) => code === country)?.region_label ?? 'region';
  const ofCountry = regions.data?.regions[country] ?? [];
  const ofTown = city === '' ? undefined : ofCountry.find(({ id }) => id === region);
  const refused = saving.error?.code === 'town_unknown' ? errorText(saving.error) : undefined;

  /** True when nothing is filled in or saved: the question is then skipped. */
  const isEmpty = city.trim() === '' && country === state.answers.country;
  const byName = new Intl.Collator(language).compare;
  const offered = countries
    .map(({ code }) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => byName(one.name, other.name));

  const submit = (): void => {
    if (isEmpty) {
      goOn({ step: 'location', data: null });
      return;
    }
    setTried(true);
    if (ofTown === undefined) cityField.current?.focus();
    else goOn({ step: 'location', data: { country, region: ofTown.id, city } });
  };

  const placeText = (): string => {
    if (place.state === 'found') return t('completeSignup.location.found', { place: found });
    return place.state === 'idle' ? '' : t(`completeSignup.location.${place.state}`);
  };

  return (
    <StepForm
      title={t('completeSignup.location.title')}
      lead={t('completeSignup.location.lead')}
      arrived={arrived}
      saving={saving}
      atFields={atFields}
      optional
      skips={isEmpty}
      onSubmit={submit}
    >
      <Stack gap={2}>
        {place.permission !== 'unsupported' && (
          <Button
            variant="ghost"
            size="lg"
            block
            icon={<IconMapPin />}
            busy={place.state === 'finding'}
            onClick={() => void place.find()}
          >
            {t('completeSignup.location.here')}
          </Button>
        )}
        <Text size="sm" tone="muted" role="status">
          {placeText()}
        </Text>
      </Stack>
      {regions.isError && (
        <ErrorState
          title={t('completeSignup.location.regionsFailed')}
          retryLabel={t('form.retry')}
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
          <Field label={t('completeSignup.location.country')}>
            <Select
              autoComplete="country"
              value={country}
              onChange={(event) => change({ country: event.target.value, region: null, city: '' })}
            >
              {offered.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('completeSignup.location.city')}
            hint={
              ofTown
                ? `${t(`completeSignup.location.region.${label}`)}: ${regionName(country, ofTown.name)}`
                : t('completeSignup.location.cityHint')
            }
            error={tried && ofTown === undefined ? t('completeSignup.location.cityMissing') : refused}
          >
            <TownInput
              ref={cityField}
              country={country}
              region={ofTown?.id ?? null}
              city={city}
              onChange={change}
              texts={{
                list: t('completeSignup.location.towns'),
                none: t('completeSignup.location.noTown'),
                count: (count) => t('completeSignup.location.townsFound', { count }),
              }}
            />
          </Field>
        </Stack>
      )}
    </StepForm>
  );
};
