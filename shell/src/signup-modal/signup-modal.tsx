import { bus, useBusEvent, useStream } from '@pairwise/bus';
import { useTranslation } from '@pairwise/i18n';
import { Slot } from '@pairwise/remote';
import { useLocation, useNavigate } from '@pairwise/router';
import { Sheet, Skeleton } from '@pairwise/ui';

/** Height of the placeholder while the form loads, in pixels. */
const FORM = 420;

/** The name of this layer over the page in the state of its history entry, beside those of the remotes. */
const layerName = 'signup';

const read = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};

/**
 * Opens the signup over the page when a visitor starts something only members can do (LAYOUT-01, LAYOUT-04). The form is
 * a remote's widget, loaded when the modal first opens. It is an entry of the history, so that the back button closes it
 * first. The entry holds the page that the visitor requested (`next`), where a login from the form leads. The modal closes
 * after a signup in this tab or in another.
 */
export const SignupModal = () => {
  const { t } = useTranslation('shell');
  const isVisitor = useStream(bus.user$) === null;
  const navigate = useNavigate();
  const { pathname, search, key, state } = useLocation();
  const here = read(state);
  const isOpen = here['layer'] === layerName;
  useBusEvent('signup:asked', ({ path }) => {
    // A page has one layer at a time: this one replaces another, such as a large photo.
    const replace = here['layer'] !== undefined;
    const entry = { ...here, layer: layerName, under: here['under'] ?? key, next: path };
    void navigate(`${pathname}${search}`, { state: entry, replace });
  });
  return (
    <Sheet open={isOpen && isVisitor} onClose={() => void navigate(-1)} title={t('signup')} closeLabel={t('close')}>
      <Slot name="signup-modal" placeholder={<Skeleton height={FORM} radius="md" />} />
    </Sheet>
  );
};
