import { useTranslation } from '@pairwise/i18n';
import { Banner, Button, css, theme } from '@pairwise/ui';

/** Over the page, as toasts are: what is there when it appears does not move. */
const place = css({
  position: 'fixed',
  insetInline: theme.space[4],
  insetBlockEnd: theme.space[4],
  zIndex: 80,
  maxInlineSize: '34rem',
  marginInline: 'auto',
});

/**
 * Says that the code of a prerendered page could not be loaded. It is hidden, and only in the HTML of the page: the starter of
 * the gateway shows it (`gateway/src/page/late-start.ts`), and the frame that the shell renders has none. The starter reloads
 * the page when its button is pressed, unless the browser is offline.
 */
export const StartFailed = () => {
  const { t } = useTranslation('shell');
  return (
    <div hidden data-start-failed="" css={place}>
      <Banner
        tone="danger"
        icon={null}
        live="assertive"
        action={
          <Button type="button" variant="plain" size="sm">
            {t('error.reload')}
          </Button>
        }
      >
        {t('error.incomplete')}
      </Banner>
    </div>
  );
};
