import { usePageValues } from './company.queries.ts';
import type { Values } from './fill-text.ts';
import { type TextLoaders, usePageText } from './page-text.queries.ts';

export interface LoadedPage<Text> {
  text: Text;
  values: Values;
}

type PageState<Text> = { page: LoadedPage<Text>; retry?: never } | { page?: never; retry: (() => void) | undefined };

/** Loads the text of a page and its values: the page, or `retry` when one of them could not be loaded. */
export const useLoadedPage = <Text>(name: string, loaders: TextLoaders<Text>): PageState<Text> => {
  const text = usePageText(name, loaders);
  const { values, isError, retry } = usePageValues();
  if (text.data !== undefined && values !== undefined) return { page: { text: text.data, values } };
  if (!text.isError && !isError) return { retry: undefined };
  return {
    retry: () => {
      if (text.isError) void text.refetch();
      if (isError) retry();
    },
  };
};
