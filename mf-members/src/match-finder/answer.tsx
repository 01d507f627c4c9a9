import { bus, useStream } from '@pairwise/bus';
import { type InterestKey, interestKeys } from '@pairwise/contracts/profile-choices';
import { mostMatchFinderInterests } from '@pairwise/contracts/search-limits';
import { useLanguage, useTranslation } from '@pairwise/i18n';
import { RegionInput } from '@pairwise/places';
import { Chip, Cluster, Field, IconCheck, Select, Stack, Text } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

import { AgeRange } from '../age/age-range.tsx';
import { byCountryName } from '../member/by-country-name.ts';
import { useInterestName } from '../member/interest-name.ts';
import { Choice } from './choice.tsx';
import type { MatchFinderAnswers } from './match-finder.queries.ts';
import type { Question } from './questions.ts';

interface AnswerProps {
  answers: MatchFinderAnswers;
  onChange: (change: Partial<MatchFinderAnswers>) => void;
  /** A region that was typed and not chosen, with which the member cannot continue. */
  typedRegion: string | undefined;
  onTypeRegion: (text: string | undefined) => void;
  /** How often the member tried to continue with it. */
  attempts: number;
}

const Who = ({ answers, onChange }: AnswerProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Choice
      label={t('matchFinder.who.title')}
      values={['female', 'male', 'both']}
      textOf={(value) => t(`matchFinder.who.${value}`)}
      chosen={answers.gender}
      onChoose={(gender) => onChange({ gender })}
    />
  );
};

const Age = ({ answers: { min_age, max_age }, onChange }: AnswerProps) => (
  <AgeRange min_age={min_age} max_age={max_age} onChange={onChange} />
);

const Place = ({ answers, onChange, typedRegion, onTypeRegion, attempts }: AnswerProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const { countries } = useStream(bus.settings$);
  const label = countries.find(({ code }) => code === answers.country)?.region_label ?? 'region';
  const prompt = t('search.regionOrTown', { region: t(`region.name.${label}`) });
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return (
    <Stack ref={fields} gap={4}>
      <Field label={t('search.country')}>
        <Select
          value={answers.country}
          onChange={({ target }) => {
            // Another country has other regions.
            onTypeRegion(undefined);
            onChange({ country: target.value, region: null });
          }}
        >
          {byCountryName(countries, language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={prompt} error={attempts > 0 && typedRegion !== undefined && t('search.placeMissing')}>
        <RegionInput
          key={answers.country}
          country={answers.country}
          region={answers.region}
          onChange={(region) => onChange({ region })}
          typed={typedRegion}
          onTyped={onTypeRegion}
          promptText={prompt}
          anyText={t(`region.any.${label}`)}
          texts={{
            list: t('search.places'),
            none: t('search.noPlace'),
            count: (count) => t('search.placesFound', { count }),
          }}
        />
      </Field>
    </Stack>
  );
};

const Intention = ({ answers, onChange }: AnswerProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Choice
      label={t('matchFinder.intention.title')}
      values={['relationship', 'dating', 'friendship', 'chat']}
      textOf={(value) => t(`matchFinder.intention.${value}`)}
      chosen={answers.intention}
      onChoose={(intention) => onChange({ intention })}
    />
  );
};

const Interests = ({ answers: { interests }, onChange }: AnswerProps) => {
  const { t } = useTranslation('mf-members');
  const nameOf = useInterestName();
  const { interests: offered } = useStream(bus.settings$);
  const full = interests.length >= mostMatchFinderInterests;
  const toggle = (key: InterestKey): void =>
    onChange({ interests: interests.includes(key) ? interests.filter((other) => other !== key) : [...interests, key] });
  return (
    <Stack gap={3}>
      <Cluster gap={2} role="group" aria-label={t('matchFinder.interests.title')}>
        {interestKeys
          .filter((key) => offered.includes(key))
          .map((key) => {
            const pressed = interests.includes(key);
            return (
              <Chip
                key={key}
                pressed={pressed}
                disabled={full && !pressed}
                {...(pressed && { icon: <IconCheck /> })}
                onClick={() => toggle(key)}
              >
                {nameOf(key)}
              </Chip>
            );
          })}
      </Cluster>
      <Text size="sm" tone="muted" role="status">
        {t('matchFinder.interests.chosen', { count: interests.length, limit: mostMatchFinderInterests })}
      </Text>
    </Stack>
  );
};

const Strict = ({ answers, onChange }: AnswerProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <Choice
      label={t('matchFinder.strict.title')}
      values={['soft', 'hard']}
      textOf={(value) => t(`matchFinder.strict.${value}`)}
      detailOf={(value) => t(`matchFinder.strict.${value}Detail`)}
      chosen={answers.hard ? 'hard' : 'soft'}
      onChoose={(value) => onChange({ hard: value === 'hard' })}
    />
  );
};

const controls = { who: Who, age: Age, place: Place, intention: Intention, interests: Interests, strict: Strict };

/** The controls to answer one question. */
export const Answer = ({ question, ...rest }: AnswerProps & { question: Question }) => {
  const Controls = controls[question];
  return <Controls {...rest} />;
};
