import { call, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useLanguage } from '@pairwise/i18n';

import type { Values } from './fill-text.ts';
import { pageValues } from './page-values.ts';

/** Loads the company that runs the site, once. */
const useCompany = () =>
  useQuery({
    queryKey: ['GET /api/companyinfo.php'],
    queryFn: ({ signal }) => call('GET /api/companyinfo.php', { signal }),
    staleTime: Infinity,
  });

interface LoadedValues {
  values: Values | undefined;
  isError: boolean;
  retry: () => void;
}

/** The values that texts of pages name; undefined while the company loads. */
export const usePageValues = (): LoadedValues => {
  const { data, isError, refetch } = useCompany();
  const settings = useStream(bus.settings$);
  const language = useLanguage();
  return {
    values: data && pageValues(data.companyinfo, settings, language),
    isError,
    retry: () => void refetch(),
  };
};
