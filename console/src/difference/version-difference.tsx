import type { NameState } from '@pairwise/contracts/console';
import { Skeleton } from '@pairwise/ui';

import { useVersion } from '../api/queries.ts';
import { LoadError } from '../frame/error-text.tsx';
import { DifferenceView } from './difference-view.tsx';

interface VersionDifferenceProps {
  deployable: Pick<NameState, 'name' | 'stable'>;
  version: string;
}

/** Loads and shows what a version would change compared with the stable one. */
export const VersionDifference = ({ deployable: { name, stable }, version }: VersionDifferenceProps) => {
  const { data, error, isFetching, refetch } = useVersion(name, version, stable?.version);
  if (data) return <DifferenceView name={name} version={version} difference={data.difference} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Skeleton height={96} radius="md" />;
};
