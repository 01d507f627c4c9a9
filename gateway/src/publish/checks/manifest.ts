import { languages } from '@pairwise/contracts/languages';

import { parseDescription } from '../../builds/description.ts';
import { type Candidate, titleOf, verdict } from '../candidate.ts';

/** Policies that the shell creates besides the one of its version (shared/webpack/src/shell-config.ts). */
const shellPolicies = ['pairwise-shell'];

const parseProblems = (description: string | undefined, registered: Candidate['version']): string[] => {
  if (description === undefined) return ['remote.json is not in the store'];
  try {
    const { name, version, contract } = parseDescription(description);
    const same = name === registered.name && version === registered.version && contract === registered.contract;
    return same ? [] : ['remote.json describes another version than the registry'];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

const roleProblems = ({ isShell, version: { name, data, entry } }: Candidate): string[] => [
  ...(entry === (isShell ? 'main.js' : 'remoteEntry.js') ? [] : [`the entry is ${entry}`]),
  ...(isShell && data ? ['the shell must not have the routes of a remote'] : []),
  ...(!isShell && !data ? ['a remote must describe its routes'] : []),
  ...(data && data.name !== name ? [`remote.ts has the name ${data.name}`] : []),
];

const chunkProblems = ({
  isShell,
  version: { data, lifecycle, screens, widgetFiles, messages },
}: Candidate): string[] => {
  const empty = (files: readonly string[] | undefined): boolean => (files ?? []).length === 0;
  const ids = (data?.routes ?? []).map(({ id }) => id);
  return [
    ...(!isShell && empty(lifecycle) ? ['./lifecycle has no files'] : []),
    ...new Set(
      (data?.routes ?? [])
        .filter(({ screen }) => empty(screens[screen]))
        .map(({ screen }) => `screen "${screen}" has no files`),
    ),
    ...(data?.widgets ?? [])
      .filter(({ name }) => empty(widgetFiles[name]))
      .map(({ name }) => `widget "${name}" has no files`),
    ...languages
      .filter((language) => empty(messages[language]))
      .map((language) => `no files of texts in "${language}"`),
    ...new Set(ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two routes have the id ${id}`)),
  ];
};

/**
 * Checks that the container and its policies have the version in their names, so that two versions can run in one page.
 */
const nameProblems = async ({ isShell, version, read }: Candidate): Promise<string[]> => {
  const own = `${version.name}@${version.version}`;
  const allowed = new Set([own, ...(isShell ? shellPolicies : [])]);
  const entry = (await read(version.entry))?.toString('utf8') ?? '';
  return [
    ...(version.trustedTypes.includes(own) ? [] : [`its Trusted Types policy is not named ${own}`]),
    ...version.trustedTypes.filter((name) => !allowed.has(name)).map((name) => `the policy "${name}" is not its own`),
    ...(entry.includes(own) ? [] : [`${version.entry} was not built as ${own}`]),
  ];
};

/** Checks that no JSON file contains `getPublicPath`, which Module Federation runs as code. */
const manifestProblems = async ({ version, read }: Candidate): Promise<string[]> => {
  const problems: string[] = [];
  for (const { path } of version.files.filter((file) => file.path.endsWith('.json'))) {
    if ((await read(path))?.includes('getPublicPath'))
      problems.push(`${path} contains getPublicPath, which a browser would run`);
  }
  return problems;
};

/** Checks that the description fits its schema, its role and its files, and that names contain the version. */
export const manifest = async (candidate: Candidate) =>
  verdict(
    'manifest',
    [
      ...parseProblems(candidate.description, candidate.version),
      ...roleProblems(candidate),
      ...chunkProblems(candidate),
      ...(await nameProblems(candidate)),
      ...(await manifestProblems(candidate)),
    ],
    `${titleOf(candidate.version)} is described completely, and its names contain its version.`,
  );
