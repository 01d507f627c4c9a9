import { bus, useStream } from '@pairwise/bus';
import type { Layout } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { SkipLink } from '@pairwise/ui';

import { Disclaimer } from '../disclaimer/disclaimer.tsx';
import { Footer } from '../footer/footer.tsx';
import { BottomNav } from '../top-nav/bottom-nav.tsx';
import { LanguageCorner } from '../top-nav/language-corner.tsx';
import { LogoBar } from '../top-nav/logo-bar.tsx';
import { TopNav } from '../top-nav/top-nav.tsx';

/** Renders the part of a layout above the screen (LAYOUT-01 to LAYOUT-04). */
const LayoutTop = ({ layout }: { layout: Layout }) => {
  if (layout === 'default') return <TopNav />;
  if (layout === 'lander') return <LogoBar />;
  // The language menu is available even in a layout without navigation (NAV-07).
  if (layout === 'empty') return <LanguageCorner />;
  return null;
};

/** Renders the start of the page: the link over the navigation, and the part of the layout above the screen. */
export const LayoutStart = ({ layout }: { layout: Layout }) => {
  const { t } = useTranslation('shell');
  return (
    <>
      <SkipLink href="#content">{t('skip')}</SkipLink>
      <LayoutTop layout={layout} />
    </>
  );
};

/** Renders the part of a layout below the screen. */
export const LayoutFooter = ({ layout }: { layout: Layout }) => {
  const user = useStream(bus.user$);
  if (layout === 'default') {
    return (
      <>
        <Disclaimer />
        <Footer aboveBottomNav={Boolean(user)} />
      </>
    );
  }
  if (layout === 'lander') return <Footer tone="on-deep" />;
  return null;
};

/** Renders the bottom navigation of phones, for members in the default layout. */
export const LayoutBottom = ({ layout }: { layout: Layout }) => {
  const user = useStream(bus.user$);
  return layout === 'default' && user ? <BottomNav /> : null;
};
