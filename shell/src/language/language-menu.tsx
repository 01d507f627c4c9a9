import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { languageName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { IconWorld, Menu, MenuItem, MenuLink, theme } from '@pairwise/ui';

import { useShellActions } from '../shell-actions.ts';
import { countryLanguages } from './country-languages.ts';

const byTone = {
  default: {},
  'on-deep': { color: theme.color.onDeep, '&:hover': { background: theme.color.nightLine } },
};

/** Renders the menu with the languages of the visitor's country and a link to all languages. */
export const LanguageMenu = ({ tone = 'default' }: { tone?: keyof typeof byTone }) => {
  const { t } = useTranslation('shell');
  const { chooseLanguage } = useShellActions();
  const settings = useStream(bus.settings$);
  const current = useLanguage();
  return (
    <Menu
      label={t('language.menu', { code: current.toUpperCase(), language: languageName(current) })}
      title={t('language.label')}
      closeLabel={t('close')}
      triggerCss={{ inlineSize: 'auto', paddingInline: theme.space[2], gridAutoFlow: 'column', ...byTone[tone] }}
      trigger={
        <>
          <IconWorld />
          {current.toUpperCase()}
        </>
      }
    >
      {countryLanguages(settings, current).map((language) => (
        <MenuItem
          key={language}
          lang={language}
          checked={language === current}
          onSelect={() => void chooseLanguage(language)}
        >
          {languageName(language)}
        </MenuItem>
      ))}
      <MenuLink as={Link} to={paths.langConfig()}>
        {t('language.more')}
      </MenuLink>
    </Menu>
  );
};
