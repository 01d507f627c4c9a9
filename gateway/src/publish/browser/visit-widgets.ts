import { setTimeout as wait } from 'node:timers/promises';

import { type Language, languages } from '@pairwise/contracts/languages';
import { slotZones } from '@pairwise/contracts/remote';

import { type BrowserRun, type Lane, SHELL_PAGE } from './browser-run.ts';
import { hasHeading } from './in-page.ts';
import { inLanes } from './turns.ts';

/** The members area, which has all slots of the app. */
const MEMBERS_AREA = '/members';
/** A loaded machine renders a page late: a slot that is looked for too early would count as absent. */
const HEADING_MS = 15_000;
const WIDGETS_MS = 5_000;
const POLL_MS = 50;
/** Errors of responses, images and effects occur after the widget is rendered. */
const LATE_ERRORS_MS = 1_000;

/** The pages with slots that are opened in a language. The shell's own page, which has all slots but one, once is enough. */
const pagesIn = (language: Language): string[] =>
  language === languages[0] ? [MEMBERS_AREA, SHELL_PAGE] : [MEMBERS_AREA];

type Widget = NonNullable<BrowserRun['candidate']['data']>['widgets'][number];

/** Opens the pages with slots in a language, and returns the widgets whose files were loaded. */
const visitIn = async (
  language: Language,
  { visitorFor, chooseLanguage }: Lane,
  { run: { open, shellUrl, candidate, report }, widgets }: { run: BrowserRun; widgets: readonly Widget[] },
): Promise<Widget[]> => {
  const member = visitorFor({ by: 'member' });
  if (!member) return [];
  await chooseLanguage(language);
  const page = await open(member);
  const fetched = new Set<string>();
  page.session.on('Network.responseReceived', ({ response }) => fetched.add(new URL(response.url).pathname));
  const isLoaded = ({ name }: Widget) =>
    (candidate.widgetFiles[name] ?? []).every((file) =>
      fetched.has(`/remotes/${candidate.name}/${candidate.version}/${file}`),
    );
  try {
    for (const address of pagesIn(language)) {
      await page.goto(`${new URL(shellUrl).origin}${address}`);
      await page.waitFor(HEADING_MS, hasHeading);
      const end = Date.now() + WIDGETS_MS;
      while (!widgets.every(isLoaded) && Date.now() < end) await wait(POLL_MS);
      await wait(LATE_ERRORS_MS);
      report.problems.push(...page.watch.take().map((problem) => `widgets on ${address} (${language}): ${problem}`));
    }
    return widgets.filter(isLoaded);
  } finally {
    await page.close();
  }
};

/**
 * Opens pages with the slots that the candidate has widgets for, in every language. A widget whose files were not loaded was
 * not checked.
 */
export const visitWidgets = async (run: BrowserRun): Promise<void> => {
  const { candidate, report } = run;
  const widgets = (candidate.data?.widgets ?? []).filter(({ slot }) => slotZones[slot] === 'app');
  if (widgets.length === 0) return;
  const missed = new Map(widgets.map((widget): [Widget, Language[]] => [widget, []]));
  await inLanes(run, languages, async (language, lane) => {
    const loaded = await visitIn(language, lane, { run, widgets });
    for (const [widget, missedIn] of missed) if (!loaded.includes(widget)) missedIn.push(language);
  });
  for (const [{ slot, name }, missedIn] of missed) {
    if (missedIn.length === 0) report.rendered.push(`widget ${name}`);
    else {
      const where = missedIn.length === languages.length ? '' : ` in ${missedIn.toSorted().join(', ')}`;
      report.notes.push(`widget "${name}" of slot ${slot} was not checked${where}: no live page showed the slot`);
    }
  }
};
