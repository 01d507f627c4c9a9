import type { NameState } from '@pairwise/contracts/console';
import { Skeleton } from '@pairwise/ui';

import { useVersion } from '../api/queries.ts';
import { GateList } from './gate-list.tsx';

interface GateChecksProps {
  deployable: Pick<NameState, 'name' | 'stable'>;
  version: string;
}

/** Loads and lists all checks of a version. `VersionDifference` beside it reads the same response, and shows its error. */
export const GateChecks = ({ deployable: { name, stable }, version }: GateChecksProps) => {
  const { data, error } = useVersion(name, version, stable?.version);
  if (data) return <GateList checks={data.version.checks} />;
  return error ? null : <Skeleton height={96} radius="md" />;
};
