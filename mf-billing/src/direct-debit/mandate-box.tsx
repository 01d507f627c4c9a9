import { mandateText } from '@pairwise/contracts/mandate-text';
import { useLanguage, useTranslation } from '@pairwise/i18n';
import { css, Heading, Text, theme } from '@pairwise/ui';

const box = css({
  display: 'grid',
  gap: theme.space[2],
  padding: theme.space[4],
  borderRadius: theme.radius.md,
  background: theme.color.inset,
});

/**
 * The text of the mandate, as the bank's scheme prescribes it, and when a debit is announced: without this agreement, it
 * would have to be 14 days before.
 */
export const MandateBox = ({ creditor }: { creditor: string }) => {
  const { t } = useTranslation('mf-billing');
  const language = useLanguage();
  return (
    <section css={box}>
      <Heading level={2} size="card">
        {t('directDebit.mandate')}
      </Heading>
      <Text size="sm">{mandateText(language, creditor)}</Text>
      <Text size="sm">{t('directDebit.notice')}</Text>
    </section>
  );
};
