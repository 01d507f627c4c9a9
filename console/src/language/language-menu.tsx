import { languages } from '@pairwise/contracts';
import { languageName, setLanguage, useLanguage, useTranslation } from '@pairwise/i18n';
import { IconWorld, Menu, MenuItem, theme } from '@pairwise/ui';

export const LanguageMenu = () => {
  const { t } = useTranslation('console');
  const current = useLanguage();
  return (
    <Menu
      label={t('frame.language', { language: languageName(current) })}
      closeLabel={t('dialog.close')}
      triggerCss={{ inlineSize: 'auto', paddingInline: theme.space[2], gridAutoFlow: 'column' }}
      trigger={
        <>
          <IconWorld />
          {current.toUpperCase()}
        </>
      }
    >
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          checked={language === current}
          onSelect={() => void setLanguage(language)}
        >
          {languageName(language)}
        </MenuItem>
      ))}
    </Menu>
  );
};
