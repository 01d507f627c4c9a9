import type { PageData } from '@pairwise/contracts/registry';
import { useTranslation } from '@pairwise/i18n';
import { Banner, Button } from '@pairwise/ui';

/** Ends all overrides of this browser (gateway: staff routes). A form posts to it, which works without any remote. */
const resetAddress = '/__mfe/staff/reset';

/** Shows staff that this browser uses other versions than members do, with a button that resets it (PLAT-06). */
export const OverrideBadge = ({ overrides }: { overrides: PageData['overrides'] | undefined }) => {
  const { t } = useTranslation('shell');
  const names = Object.entries(overrides ?? {});
  if (names.length === 0) return null;
  return (
    <Banner
      tone="warning"
      role="status"
      data-override-badge=""
      css={{ borderRadius: 0 }}
      action={
        <form method="post" action={resetAddress}>
          <Button type="submit" size="sm" variant="secondary">
            {t('override.reset')}
          </Button>
        </form>
      }
    >
      {t('override.text')}{' '}
      {names.map(([name, version]) => (
        <code key={name} css={{ display: 'block', overflowWrap: 'anywhere' }}>
          {name} {version}
        </code>
      ))}
    </Banner>
  );
};
