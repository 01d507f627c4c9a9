import { makeVersion } from '../../testing/make-document.ts';
import type { Opening } from './browser-run.ts';
import { partOf } from './parts.ts';
import { performPart } from './perform-part.ts';
import { emptyReport, type Plan } from './plan.ts';

const candidate = makeVersion('mf-chat', '1.0.0-00000001', {
  widgetFiles: { live: ['widget-live.js', 'shared.js'], badge: ['widget-badge.js'] },
});
const part = partOf('visit', 'de', '/chats');

/** Runs the part whose page requests files of the candidate. */
const perform = async (files: readonly string[], known: Plan['known'] = {}, isComplete?: boolean) => {
  const openings: (Opening | undefined)[] = [];
  const run = {
    plan: { known },
    report: emptyReport(),
    candidate,
    widgetLanguages: new Map<string, Set<string>>(),
    onPart: () => undefined,
    open: (_visitor: unknown, opening?: Opening) => {
      openings.push(opening);
      return Promise.reject(new Error('no browser'));
    },
  };
  const outcome = await performPart(run, part, async (own) => {
    await own.open(undefined).catch(() => undefined);
    for (const file of files) openings[0]?.onRequest?.(`/remotes/mf-chat/1.0.0-00000001/${file}`);
    return { isRendered: true, calls: [], ...(isComplete !== undefined && { isComplete }) };
  });
  return { outcome, report: run.report, languages: [...run.widgetLanguages].map(([name, seen]) => [name, [...seen]]) };
};

test('PLAT-02 a page has shown a widget in its language when all files of the widget were requested', async () => {
  const all = await perform(['remoteEntry.js', 'shared.js', 'widget-live.js']);
  expect(all.languages).toEqual([['live', ['de']]]);
  expect(all.report.finished[0]?.result.widgets).toEqual(['live']);
  expect((await perform(['remoteEntry.js', 'widget-live.js'])).languages).toEqual([]);
});

test('PLAT-02 a known part counts as run, with the widgets that its pages have shown', async () => {
  const result = { rendered: ['/chats'], notes: [], mounts: 2, calls: ['GET /api/chats.php'], widgets: ['badge'] };
  const { outcome, report, languages } = await perform(['shared.js', 'widget-live.js'], { [part]: result });
  expect(languages).toEqual([['badge', ['de']]]);
  expect(outcome).toEqual({ isRendered: true, calls: ['GET /api/chats.php'], hasProblem: false });
  expect(report).toMatchObject({ known: 1, mounts: 2, rendered: ['/chats'], finished: [] });
});

test('PLAT-02 a later version takes over no part that was not complete', async () => {
  expect((await perform([], {}, false)).report.finished).toEqual([]);
  expect((await perform([], {}, true)).report.finished).toHaveLength(1);
});
