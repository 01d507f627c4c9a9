import { bus, useStream } from '@pairwise/bus';
import { countryName, useErrorText, useLanguage, useTranslation } from '@pairwise/i18n';
import { TownInput, useMyPlace, useRegions } from '@pairwise/places';
import { Button, ErrorState, Field, IconMapPin, Select, Skeleton, Stack, Text } from '@pairwise/ui';
import { useRef, useState } from 'react';

import { StepForm } from '../step-form.tsx';
import type { StepProps } from '../step-props.ts';

const FIELD = 74;
const atFields = { invalid_location: true };

/** Step 2: the place, found by the device's position on a press or filled in by hand. A found place can be changed. */
export const LocationStep = ({ state, answers, change, saving, arrived, goOn }: StepProps) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const language = useLanguage();
  const { countries } = useStream(bus.settings$);
  const regions = useRegions();
  const [tried, setTried] = useState(false);
  const regionField = useRef<HTMLSelectElement>(null);
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
  const chosen = ofCountry.some(({ id }) => id === region) ? region : null;
  const refused = saving.error?.code === 'invalid_location' ? errorText(saving.error) : undefined;

  /** True when nothing is filled in or saved: the question is then skipped. */
  const isEmpty = chosen === null && city.trim() === '' && country === state.answers.country;
  const byName = new Intl.Collator(language).compare;
  const offered = countries
    .map(({ code }) => ({ code, name: countryName(code, language) }))
    .toSorted((one, other) => byName(one.name, other.name));

  const submit = (): void => {
    const town = city.trim();
    if (isEmpty) {
      goOn({ step: 'location', data: null });
      return;
    }
    setTried(true);
    if (chosen === null) regionField.current?.focus();
    else if (town === '') cityField.current?.focus();
    else goOn({ step: 'location', data: { country, region: chosen, city: town } });
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
      skips={isEmpty}
      onSubmit={submit}
    >
      <Stack gap={2}>
        {place.state !== 'unavailable' && place.state !== 'denied' && (
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
            label={t(`completeSignup.location.region.${label}`)}
            error={tried && chosen === null && t('completeSignup.location.regionMissing')}
          >
            <Select
              ref={regionField}
              value={chosen ?? ''}
              onChange={(event) => change({ region: Number(event.target.value) || null })}
            >
              <option value="">{t('completeSignup.location.choose')}</option>
              {ofCountry.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('completeSignup.location.city')}
            error={tried && city.trim() === '' ? t('completeSignup.location.cityMissing') : refused}
          >
            <TownInput
              ref={cityField}
              country={country}
              region={chosen}
              value={city}
              onChange={(town) => change({ city: town })}
            />
          </Field>
        </Stack>
      )}
    </StepForm>
  );
};
