import type { TextsResponse, VersionDifference } from '@pairwise/contracts/console';
import type { PicturedRoute, PicturesResponse } from '@pairwise/contracts/pictures';

const signed = (title: string, { added, removed }: { added: string[]; removed: string[] }): string[] =>
  [...added.map((one) => `+ ${one}`), ...removed.map((one) => `− ${one}`)].map((one) => `  ${title}  ${one}`);

const formatBytes = (bytes: number): string =>
  `${bytes > 0 ? '+' : ''}${Math.abs(bytes) < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`}`;

/** Formats what a version adds and removes, without its texts: a line each. */
export const formatDifference = ({ files, routes, widgets, exposes, endpoints }: VersionDifference): string[] => {
  const bytes = files.reduce((sum, file) => sum + file.bytes - file.bytesBefore, 0);
  return [
    ...(files.length > 0 ? [`  files     ${files.length} differ, ${formatBytes(bytes)}`] : []),
    ...signed('route   ', routes),
    ...signed('widget  ', widgets),
    ...signed('exposed ', exposes),
    ...signed('endpoint', endpoints),
  ];
};

/** Formats how many texts differ, a line for each language. */
export const formatTexts = ({ counts, withoutTexts }: TextsResponse): string[] =>
  withoutTexts.length > 0
    ? ['  texts     cannot be compared: a version was built without a list of them']
    : counts.map(
        ({ language, added, removed, changed }) =>
          `  texts     ${language}: ${changed} changed, ${added} added, ${removed} removed`,
      );

/** The smallest share that is not shown as 0.0 %. */
const LEAST = 0.001;

const formatShare = (share: number): string => (share < LEAST ? 'less than 0.1 %' : `${(share * 100).toFixed(1)} %`);

const missing: Record<NonNullable<PicturedRoute['missing']>, string> = {
  members: 'not pictured: the gate has no member',
  not_rendered: 'not pictured: its screen was not rendered in time',
  no_time: 'not pictured: no time was left',
};

const formatRoute = ({ change, missing: reason, pairs, redirectsTo }: PicturedRoute): string => {
  if (reason) return missing[reason];
  if (change === 'added') return 'new';
  if (change === 'removed') return 'removed';
  const changed = pairs.filter(({ regions }) => regions.length > 0);
  const ignored = pairs.some((pair) => pair.ignored.length > 0)
    ? '; parts that change with every visit are ignored'
    : '';
  const redirect = redirectsTo === null ? '' : ` (redirects to ${redirectsTo})`;
  if (changed.length === 0) return `no visible change${ignored}${redirect}`;
  return `${changed.map(({ width, share }) => `${formatShare(share)} at ${width} px`).join(', ')}${ignored}${redirect}`;
};

const states: Record<'waiting' | 'taking', string> = {
  waiting: 'wait for the checks of other versions; try again in a minute',
  taking: 'are being taken',
};

/** Formats how much of each route's pictures differs, or why there are none yet. */
export const formatPictures = ({ name, state, failure, progress, routes }: PicturesResponse): string[] => {
  if (state === 'waiting' || state === 'taking') {
    return [`  pictures  ${states[state]}${progress ? `: ${progress.done} of ${progress.all} routes` : ''}`];
  }
  if (failure) return [`  pictures  none${failure.detail === '' ? ' were taken' : `: ${failure.detail}`}`];
  const titled = routes.map((route) => ({
    title: `${route.owner === name ? '' : `${route.owner} `}${route.path}`,
    text: formatRoute(route),
  }));
  const width = Math.max(0, ...titled.map(({ title }) => title.length));
  return titled.map(({ title, text }) => `  picture   ${title.padEnd(width)}  ${text}`);
};
