import { bus, useStream } from '@pairwise/bus';
import { type Language, languages, paths } from '@pairwise/contracts';
import { countryName, languageName, useLanguage, useTranslation } from '@pairwise/i18n';
import { useNavigate } from '@pairwise/router';
import { Button, Container, Heading, IconCheck, Stack, theme } from '@pairwise/ui';
import { useEffect, useRef } from 'react';

import { useShellActions } from '../shell-actions.ts';
import { countryLanguages } from './country-languages.ts';

/** Returns whether the previous page in the history belongs to this site. */
const cameFromThisSite = (): boolean => {
  const state: unknown = history.state;
  const steps = typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
  return steps > 0 || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
};

const byOwnName = (one: Language, other: Language): number => languageName(one).localeCompare(languageName(other));

interface ChoiceProps {
  language: Language;
  onChoose: (language: Language) => void;
}

const Choice = ({ language, onChoose }: ChoiceProps) => {
  const isCurrent = useLanguage() === language;
  return (
    <li>
      <Button
        variant={isCurrent ? 'secondary' : 'ghost'}
        block
        icon={isCurrent ? <IconCheck /> : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onChoose(language)}
      >
        <span lang={language}>{languageName(language)}</span>
      </Button>
    </li>
  );
};

const listCss = {
  display: 'grid',
  gap: theme.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

/**
 * Renders the language page (ROUTE-18): all languages by their own names, the country's first. A choice leads back, or to
 * the start when the page was opened directly.
 */
export const LangConfig = () => {
  const { t } = useTranslation('shell');
  const { chooseLanguage } = useShellActions();
  const navigate = useNavigate();
  const settings = useStream(bus.settings$);
  const current = useLanguage();
  const here = countryLanguages(settings, current);
  const others = languages.filter((language) => !here.includes(language)).toSorted(byOwnName);

  const choices = useRef(0);
  // A choice that is applied after the user has left this page must not lead away from the next one.
  useEffect(() => () => void (choices.current += 1), []);

  const choose = async (language: Language) => {
    const mine = ++choices.current;
    await chooseLanguage(language);
    // Of several presses while a choice is applied, only the last one leads back.
    if (mine !== choices.current) return;
    if (cameFromThisSite()) await navigate(-1);
    else await navigate(bus.user$.value ? paths.members() : paths.index());
  };
  const list = (offered: readonly Language[]) => (
    <ul css={listCss}>
      {offered.map((language) => (
        <Choice key={language} language={language} onChoose={(chosen) => void choose(chosen)} />
      ))}
    </ul>
  );

  return (
    <Container css={{ paddingBlock: theme.space[5], maxInlineSize: 720 }}>
      <Stack gap={5}>
        <Heading level={1}>{t('language.title')}</Heading>
        <Stack gap={3}>
          <Heading level={2} size="card">
            {countryName(settings.geoip_selected_country, current)}
          </Heading>
          {list(here)}
        </Stack>
        {others.length > 0 && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              {t('language.others')}
            </Heading>
            {list(others)}
          </Stack>
        )}
      </Stack>
    </Container>
  );
};
