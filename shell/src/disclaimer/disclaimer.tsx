import { bus, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Container, Text, theme } from '@pairwise/ui';

/**
 * Renders the disclaimer of the default layout (LAYOUT-01): members speak for themselves and, on a site with fictional
 * profiles, some profiles are made up (MEMBER-15).
 */
export const Disclaimer = () => {
  const { t } = useTranslation('shell');
  const { name, fictional_warning, fictional_singular, fictional_plural } = useStream(bus.settings$);
  // Falls back to our words when the site's settings are empty.
  const singular = fictional_singular || t('disclaimer.fictional_singular');
  const plural = fictional_plural || t('disclaimer.fictional_plural');
  return (
    <Container data-disclaimer="" css={{ paddingBlock: theme.space[4] }}>
      <Text size="xs" tone="muted">
        {t('disclaimer.members', { name })} {fictional_warning && t('disclaimer.fictional', { singular, plural })}
      </Text>
    </Container>
  );
};
