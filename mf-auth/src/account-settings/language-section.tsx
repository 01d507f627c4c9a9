import { paths } from '@pairwise/contracts';
import { languageName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton } from '@pairwise/ui';

import { SettingRow } from './setting-row.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The shell's page of languages changes it, saves it for the member and leads back here (LANG-04, ROUTE-18). */
export const LanguageSection = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <SettingsSection id="language" title={t('settings.language.title')}>
      <SettingRow
        label={languageName(useLanguage())}
        text={t('settings.language.text')}
        action={
          <LinkButton as={Link} to={paths.langConfig()} variant="ghost" size="sm">
            {t('settings.language.change')}
          </LinkButton>
        }
      />
    </SettingsSection>
  );
};
