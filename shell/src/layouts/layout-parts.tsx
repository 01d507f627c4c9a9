import { bus, useStream } from '@pairwise/bus';
import type { Layout } from '@pairwise/contracts';

import { Disclaimer } from '../disclaimer/disclaimer.tsx';
import { Footer } from '../footer/footer.tsx';
import { BottomNav } from '../top-nav/bottom-nav.tsx';
import { LanguageCorner } from '../top-nav/language-corner.tsx';
import { LogoBar } from '../top-nav/logo-bar.tsx';
import { TopNav } from '../top-nav/top-nav.tsx';

/** What a layout has above the screen (LAYOUT-01 to LAYOUT-04). */
export const LayoutTop = ({ layout }: { layout: Layout }) => {
  if (layout === 'default') return <TopNav />;
  if (layout === 'lander') return <LogoBar />;
  // NAV-07: the language is in reach even where nothing else is.
  if (layout === 'empty') return <LanguageCorner />;
  return null;
};

/** What a layout has below the screen. */
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

/** The bar within reach of the thumb, where a layout has navigation at all. */
export const LayoutBottom = ({ layout }: { layout: Layout }) => {
  const user = useStream(bus.user$);
  return layout === 'default' && user ? <BottomNav /> : null;
};
