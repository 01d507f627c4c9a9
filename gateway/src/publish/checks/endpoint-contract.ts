import type { PublishedContract } from '@pairwise/contracts/registry';
import { coerce, satisfies } from 'semver';

import type { Check } from '../../registry/index.ts';
import { type Candidate, verdict } from '../candidate.ts';
import type { LiveApi } from '../live-api.ts';
import { type Compatibility, isCompatible, isAccepted } from '../schema/is-compatible.ts';

type Expected = PublishedContract['endpoints'][string];
type Offered = Exclude<LiveApi, { problem: string }>;

const reasonsOf = (result: Compatibility): string[] => (result.compatible ? [] : result.reasons);

const problemsOf = (key: string, expected: Expected, { endpoints, root }: Offered): string[] => {
  const offered = endpoints[key];
  if (!offered) return [`${key} is gone`];
  const withRoot = (schema: Expected['response']) => ({ ...schema, components: root['components'] });
  const empty = { type: 'object', properties: {} };
  return [
    ...reasonsOf(isCompatible(expected.response, withRoot(offered.response))),
    ...reasonsOf(isAccepted(expected.query ?? empty, withRoot(offered.query ?? empty))),
    ...reasonsOf(isAccepted(expected.body ?? empty, withRoot(offered.body ?? empty))),
  ].map((reason) => `${key}: ${reason}`);
};

/** Checks that the running api accepts what the code sends to each endpoint, and returns what the code reads. */
export const endpointContract = ({ version, contract, api }: Candidate): Check => {
  const id = 'endpoint-contract';
  if (!contract) return { id, verdict: 'failed', reason: 'It has no contract to compare with.' };
  const keys = Object.keys(contract.endpoints);
  if ('problem' in api) return { id, verdict: 'not run', reason: `Nothing was compared: ${api.problem}.` };
  const range = version.data?.contracts.endpoints ?? '*';
  const live = coerce(api.version)?.version ?? '0.0.0';
  const problems = [
    ...(satisfies(live, range) ? [] : [`it needs endpoints ${range}, the api has ${api.version}`]),
    ...Object.entries(contract.endpoints).flatMap(([key, expected]) => problemsOf(key, expected, api)),
  ];
  return verdict(
    id,
    problems,
    keys.length === 0 ? 'It calls no endpoint.' : `Compared with the running api: ${keys.join(', ')}.`,
  );
};
