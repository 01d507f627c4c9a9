import { createBusWriter } from '@pairwise/bus';
import { keepFirstTouch } from '@pairwise/contracts';
import { errorText, initI18n, onPrepareLanguage } from '@pairwise/i18n';
import { showToast } from '@pairwise/ui';
import { createRoot } from 'react-dom/client';

import { activePage, followMissingPages, setActivePage } from './active-page.ts';
import { followCounts } from './app-badge/app-badge.ts';
import { App } from './app.tsx';
import { applyLanguage, chooseLanguage } from './language/choose-language.ts';
import { loadMessages } from './language/load-messages.ts';
import { followNotices } from './layouts/follow-notices.ts';
import { startMatches } from './match-modal/start-matches.ts';
import { followQueue } from './offline-banner/follow-queue.ts';
import { reportWhenHidden } from './page-hidden/page-hidden.ts';
import { findPlaces, readPageData } from './page-data.ts';
import { followHeading } from './page-heading/page-heading.ts';
import { followArrivals } from './progress-bar/arrivals.ts';
import { reloadOnChunkFailure, startRemotes } from './remotes/index.ts';
import { startPush } from './push/start-push.ts';
import { watchRevision } from './revision/index.ts';
import { guardRoutes } from './session/guard.ts';
import { startNews } from './session/news.ts';
import { joinOtherTabs } from './session/other-tabs.ts';
import { startSession } from './session/session.ts';
import type { ShellActions } from './shell-actions.ts';
import { startTelemetry } from './telemetry/index.ts';

/*
 * The boot order. Nothing here waits: the user, the texts and the code of the first route are all on their way by the
 * end of this page, and each part shows when it has what it needs.
 */
reloadOnChunkFailure();
// Whatever page a visitor enters by: a signup tells it, maybe weeks later (decisions A-13).
keepFirstTouch(location.search);

// 1. What the server decided, where remotes can read it before they run.
const page = readPageData();
const telemetry = startTelemetry(page);
const places = findPlaces();
const writer = createBusWriter();
initI18n({ language: page.language, country: page.settings.geoip_selected_country });
writer.language(page.language);
writer.settings(page.settings);

// 2. Who is there.
const tabs = joinOtherTabs();
const session = startSession({ writer, tabs, onLogin: ({ language }) => void applyLanguage(language, writer) });

// A language chosen in one tab is that of all.
tabs.on((message) => {
  if (typeof message === 'object' && message.type === 'language') void applyLanguage(message.language, writer);
});

// 3. The code of the route, and with it the layout.
startRemotes({ page, outlet: places.outlet, onActive: setActivePage, mayShow: guardRoutes(session) });

// 4. The frame around it, as soon as it can speak.
onPrepareLanguage(loadMessages);
followHeading(places.content);
followNotices(places.alerts);
followCounts();
followArrivals();
followMissingPages();
reportWhenHidden();

// 5. News, for as long as the document lives; a match is told over whatever page is open.
const matches = startMatches(writer, tabs);

/** To a page of the members' zone: inside it without a new document, from elsewhere with one. */
const openPath = (path: string): void => {
  if (activePage()?.route.zone === 'app') history.pushState(null, '', path);
  else location.assign(path);
};
const bringNews = startNews(session, writer, tabs, () => void matches.ask());
// What was done without a network is done now; it may have made a match.
followQueue(() => void bringNews().then(matches.ask));
const push = startPush({ writer, bringNews, open: openPath });

const actions: ShellActions = {
  turnOnPush: push.turnOn,
  chooseLanguage: (language) => {
    tabs.tell({ type: 'language', language });
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

const render = () => {
  createRoot(places.overlays).render(
    <App places={places} actions={actions} matches={matches.queue} overrides={page.overrides} />,
  );
  requestAnimationFrame(telemetry.shellReady);
};
// Without its texts the frame would be mute, but the screens inside it bring their own.
loadMessages(page.language).then(render, render);

watchRevision(page);
