import { paths } from '@pairwise/contracts';
import { languageName, useLanguage, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { LinkButton, SectionCard } from '@pairwise/ui';

import { AccountSettingRow } from './account-setting-row.tsx';

/** Links to the shell's language page, which saves the language and leads back here (LANG-04, ROUTE-18). */
export const LanguageSection = () => {
  const { t } = useTranslation('mf-auth');
  return (
    <SectionCard id="language" title={t('accountSettings.language.title')}>
      <AccountSettingRow
        label={languageName(useLanguage())}
        text={t('accountSettings.language.text')}
        action={
          <LinkButton as={Link} to={paths.langConfig()} variant="ghost" size="sm">
            {t('accountSettings.language.change')}
          </LinkButton>
        }
      />
    </SectionCard>
  );
};
