import { createFocusedTabs } from './focused-tabs.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Tabs of a browser, of which those that live report their focus when they are requested to. */
const open = (living: Map<string, boolean>) => {
  const changes: boolean[] = [];
  const tabs = createFocusedTabs({
    requestReports: () => {
      for (const [tab, isFocused] of living) tabs.report(tab, isFocused);
    },
    onChange: () => changes.push(tabs.any()),
  });
  return { tabs, changes };
};

test('a tab that crashes while it is focused is no longer focused', () => {
  const living = new Map([
    ['holder', false],
    ['other', true],
  ]);
  const { tabs, changes } = open(living);
  tabs.report('other', true);
  tabs.startChecks();
  jest.advanceTimersByTime(60_000);
  expect(changes).toEqual([true]);
  living.delete('other');
  jest.advanceTimersByTime(60_000);
  expect(changes).toEqual([true, false]);
  tabs.stopChecks();
});

test('the browser stays focused while one of its tabs is', () => {
  const { tabs, changes } = open(new Map([['holder', true]]));
  tabs.report('holder', true);
  tabs.report('other', true);
  tabs.startChecks();
  jest.advanceTimersByTime(60_000);
  expect(changes).toEqual([true, true, true]);
  tabs.stopChecks();
});
