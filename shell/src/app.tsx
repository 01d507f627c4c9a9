import { queryClient, QueryClientProvider } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import type { PageData } from '@pairwise/contracts/registry';
import { useTranslation } from '@pairwise/i18n';
import { Slot } from '@pairwise/remote';
import { BrowserRouter } from '@pairwise/router';
import { EmotionProvider, ToastRegion } from '@pairwise/ui';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

import { useActivePage } from './active-page.ts';
import { Alerts } from './alerts/alerts.tsx';
import { BusPanelSwitch } from './bus-panel/bus-panel-switch.tsx';
import { EntryWarning } from './entry-warning/entry-warning.tsx';
import { ErrorBoundary } from './error-page/error-boundary.tsx';
import { LayoutBottom, LayoutFooter, LayoutStart } from './layouts/layout-parts.tsx';
import { OfflineBanner } from './offline-banner/offline-banner.tsx';
import { RefusalNotice } from './offline-banner/refusal-notice.tsx';
import { OverrideBadge } from './override-badge/override-badge.tsx';
import type { PageElements } from './page-data.ts';
import { PageProgress } from './progress-bar/page-progress.tsx';
import { OfflinePageText } from './push/offline-page-text.tsx';
import { type ShellActions, ShellActionsProvider } from './shell-actions.ts';
import { ShellPage } from './shell-page.tsx';
import { SignupModal } from './signup-modal/signup-modal.tsx';

/** Renders the shell around the remotes: one React root, with portals into the elements of the gateway's document. */
const Frame = ({ elements, overrides }: Pick<AppProps, 'elements' | 'overrides'>) => {
  const { t } = useTranslation('shell');
  const active = useActivePage();
  const user = useStream(bus.user$);
  const layout = active?.route.layout ?? 'default';
  return (
    <>
      {createPortal(<LayoutStart layout={layout} />, elements.top)}
      {createPortal(
        <>
          <OverrideBadge overrides={overrides} />
          <OfflineBanner />
          <RefusalNotice />
          <Alerts />
        </>,
        elements.alerts,
      )}
      {createPortal(<ShellPage />, elements.page)}
      {createPortal(<LayoutFooter layout={layout} />, elements.footer)}
      <LayoutBottom layout={layout} />
      {user && <Slot name="background" priority="low" />}
      {user && <Slot name="modal" priority="low" />}
      <EntryWarning layout={layout} />
      {(layout === 'default' || layout === 'empty') && <SignupModal />}
      <PageProgress />
      <OfflinePageText />
      <BusPanelSwitch />
      <ToastRegion label={t('notices')} dismissLabel={t('close')} />
    </>
  );
};

/** Calls a function once, before all effects of what is rendered after it, and before the browser paints. */
const OnCommit = ({ onCommit }: Pick<AppProps, 'onCommit'>) => {
  useLayoutEffect(onCommit, [onCommit]);
  return null;
};

export interface AppProps {
  elements: PageElements;
  actions: ShellActions;
  /** Called when the frame is rendered, before it is painted. */
  onCommit: () => void;
  /** Versions that are overridden in this browser, from the page data. */
  overrides?: PageData['overrides'] | undefined;
}

export const App = ({ elements, actions, onCommit, overrides }: AppProps) => (
  <EmotionProvider>
    <QueryClientProvider client={queryClient}>
      <ShellActionsProvider value={actions}>
        <BrowserRouter>
          <OnCommit onCommit={onCommit} />
          <ErrorBoundary>
            <Frame elements={elements} overrides={overrides} />
          </ErrorBoundary>
        </BrowserRouter>
      </ShellActionsProvider>
    </QueryClientProvider>
  </EmotionProvider>
);
