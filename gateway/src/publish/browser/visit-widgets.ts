import { setTimeout as wait } from 'node:timers/promises';

import { type Language, languages } from '@pairwise/contracts/languages';
import { slotZones } from '@pairwise/contracts/remote';

import { type BrowserRun, type Lane, SHELL_PAGE } from './browser-run.ts';
import { hasHeading } from './in-page.ts';
import { partOf } from './parts.ts';
import { performPart } from './perform-part.ts';
import { inLanes } from './turns.ts';
import type { Visitor } from './visitor.ts';

/** The members area, which has all slots of the app. */
const MEMBERS_AREA = '/members';
/** A loaded machine renders a page late: a slot that is looked for too early would count as absent. */
const HEADING_MS = 15_000;
const WIDGETS_MS = 5_000;
const POLL_MS = 50;
/** Errors of responses, images and effects occur after the widget is rendered. */
const LATE_ERRORS_MS = 1_000;

const [firstLanguage] = languages;

/** The pages with slots that are opened in a language. The shell's own page, which has all slots but one, once is enough. */
const pagesIn = (language: Language): string[] =>
  language === firstLanguage ? [MEMBERS_AREA, SHELL_PAGE] : [MEMBERS_AREA];

type Widget = NonNullable<BrowserRun['candidate']['data']>['widgets'][number];

/** Opens the pages with slots in a language. Returns whether they have loaded all of the widgets. */
const visitIn = async (
  language: Language,
  member: Visitor,
  { run: { open, shellUrl, candidate, report }, widgets }: { run: BrowserRun; widgets: readonly Widget[] },
): Promise<boolean> => {
  const page = await open(member);
  const fetched = new Set<string>();
  page.session.on('Network.responseReceived', ({ response }) => fetched.add(new URL(response.url).pathname));
  const isLoaded = ({ name }: Widget): boolean =>
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
    return widgets.every(isLoaded);
  } finally {
    await page.close();
  }
};

/** Shows the widgets in a language. The result of an earlier version is taken over when their files are the same. */
const showIn = async (
  language: Language,
  { visitorFor, chooseLanguage }: Lane,
  { run, widgets }: { run: BrowserRun; widgets: readonly Widget[] },
): Promise<void> => {
  const member = visitorFor({ by: 'member' });
  if (!member) return;
  await chooseLanguage(language);
  // How many languages are left is not known when the parts of a run are counted.
  const uncounted = { ...run, onPart: () => undefined };
  await performPart(uncounted, partOf('widgets', language, MEMBERS_AREA), async (own) => {
    const isComplete = await visitIn(language, member, { run: own, widgets });
    return { isRendered: isComplete, calls: [], isComplete };
  });
};

/**
 * Opens pages with the slots that the candidate has widgets for: once in the first language, and in each language in which the
 * candidate's own pages have not loaded those widgets. A widget that no page has loaded was not checked. After a problem,
 * the first language is enough: the version is refused, and its team learns it sooner.
 */
export const visitWidgets = async (run: BrowserRun): Promise<void> => {
  const { candidate, report, widgetLanguages, lanes } = run;
  const [lane] = lanes;
  const widgets = (candidate.data?.widgets ?? []).filter(({ slot }) => slotZones[slot] === 'app');
  if (widgets.length === 0 || !lane) return;
  const isSeenIn = (language: Language, { name }: Widget): boolean => widgetLanguages.get(name)?.has(language) === true;
  const wanted = report.problems.length > 0 ? [firstLanguage] : languages;
  await showIn(firstLanguage, lane, { run, widgets });
  // One whose slot the pages do not show appears in no other language either.
  const shown = widgets.filter((widget) => isSeenIn(firstLanguage, widget));
  const left = wanted.filter(
    (language) => language !== firstLanguage && !shown.every((widget) => isSeenIn(language, widget)),
  );
  await inLanes(run, left, (language, own) => showIn(language, own, { run, widgets: shown }));
  for (const widget of widgets) {
    const { slot, name } = widget;
    const missedIn = wanted.filter((language) => !isSeenIn(language, widget));
    if (missedIn.length === 0) report.rendered.push(`widget ${name}`);
    else {
      const where = missedIn.length === wanted.length ? '' : ` in ${missedIn.toSorted().join(', ')}`;
      report.notes.push(`widget "${name}" of slot ${slot} was not checked${where}: no live page showed the slot`);
    }
  }
};
