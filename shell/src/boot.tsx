import { createBusWriter } from '@pairwise/bus';
import { errorText, initI18n, onPrepareLanguage } from '@pairwise/i18n';
import { leaveFor } from '@pairwise/router';
import { showToast } from '@pairwise/ui';

import { activePage, followMissingPages, setActivePage } from './active-page.ts';
import { followCounts } from './app-badge/app-badge.ts';
import { applyLanguage, chooseLanguage } from './language/choose-language.ts';
import { loadMessages } from './language/load-messages.ts';
import { followNotices } from './layouts/follow-notices.ts';
import { followQueue } from './offline-banner/follow-queue.ts';
import { browserIsIdle } from './idle.ts';
import { reportWhenHidden } from './page-hidden/page-hidden.ts';
import { findPageElements, readPageData } from './page-data.ts';
import { keepFocus } from './page-heading/keep-focus.ts';
import { followHeading } from './page-heading/page-heading.ts';
import { followWrittenHead } from './page-heading/written-head.ts';
import { renderFrame } from './render-frame.tsx';
import { followArrivals } from './progress-bar/arrivals.ts';
import { reloadOnChunkFailure, startRemotes } from './remotes/index.ts';
import { startPush } from './push/start-push.ts';
import { watchRevision } from './revision/index.ts';
import { followCountry } from './session/follow-country.ts';
import { guardRoutes } from './session/guard.ts';
import { startPolling } from './session/polling.ts';
import { openTabChannel } from './session/tab-channel.ts';
import { startSession } from './session/session.ts';
import type { ShellActions } from './shell-actions.ts';
import { startTelemetry } from './telemetry/index.ts';
import { followZoneLinks } from './zone-links.ts';

/*
 * The boot order. Nothing here waits: at the end of this file the user, the texts and the code of the first route are
 * being fetched, and each part renders when it has what it needs.
 */
reloadOnChunkFailure();

// 1. The server's decisions, on the bus before any remote runs.
const page = readPageData();
const telemetry = startTelemetry(page);
const elements = findPageElements();
const writer = createBusWriter();
initI18n({ language: page.language, country: page.settings.geoip_selected_country });
writer.language(page.language);
writer.settings(page.settings);

// 2. The session.
const tabs = openTabChannel();
const session = startSession({ writer, tabs, onLogin: ({ language }) => void applyLanguage(language, writer) });
followCountry(writer);

// A language that is chosen in one tab applies to all tabs.
tabs.on((message) => {
  if (typeof message === 'object' && message.type === 'language') void applyLanguage(message.language, writer);
});

// 3. The code of the route, and with it the layout.
startRemotes({ page, outlet: elements.outlet, onActive: setActivePage, mayShow: guardRoutes(session) });

// 4. The frame around it, when its texts are loaded and the browser is idle.
onPrepareLanguage(loadMessages);
followHeading(elements.content);
keepFocus(elements.content);
followWrittenHead();
followNotices(elements.alerts);
followCounts();
followArrivals();
followMissingPages();
reportWhenHidden();
followZoneLinks();

// 5. Polling, as long as the document lives.
const polling = startPolling({ session, writer, tabs });
// After a reconnect the queued requests are sent. They may have changed what remotes show, so this counts as a poll.
followQueue(() => void polling.poll());

/** Opens a page of the zone `app`: without a new document when this document belongs to that zone, else with one. */
const openPath = (path: string): void => {
  if (leaveFor(path)) return;
  if (activePage()?.route.zone === 'app') history.pushState(null, '', path);
  else location.assign(path);
};
const push = startPush({ page, writer, refresh: polling.refresh, open: openPath });

const actions: ShellActions = {
  turnOnPush: push.turnOn,
  chooseLanguage: (language) => {
    tabs.post({ type: 'language', language });
    return chooseLanguage(language, writer);
  },
  logOut: async () => {
    try {
      await session.logOut();
    } catch (error) {
      showToast({ text: errorText(error) });
    }
  },
};

const isPrerendered = elements.top.hasChildNodes();

const render = () =>
  renderFrame({
    elements,
    actions,
    overrides: page.overrides,
    onCommit: () => requestAnimationFrame(telemetry.shellReady),
  });
/**
 * How long the frame waits for an idle browser, in milliseconds. What has arrived with the shell is rendered before the
 * frame: usually the first screen. While the page waits for the network, the browser is idle, so the frame is rendered.
 */
const frameWaits = { latest: 1_000, fixed: 0 };
const renderWhenIdle = () => browserIsIdle(frameWaits).then(render);
// Render even when the shell's texts fail to load: the screens load their own. A prerendered frame has the links of a
// visitor: it stays until the user is known.
void Promise.allSettled([loadMessages(page.language), isPrerendered && session.known]).then(renderWhenIdle);

watchRevision(page);
