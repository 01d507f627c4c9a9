import { keepPreviousData, useQuery } from '@pairwise/api-client';
import type { Language } from '@pairwise/contracts/languages';
import { useLanguage } from '@pairwise/i18n';

/** Loads a page's text in one language; each is a file of its own. */
export type TextLoaders<Text> = Readonly<Record<Language, () => Promise<{ default: Text }>>>;

/**
 * Loads the text of a page in the reader's language. After a change of language the last text stays until the next one
 * is there.
 * @param page its name, the same in every language
 */
export const usePageText = <Text>(page: string, loaders: TextLoaders<Text>) => {
  const language = useLanguage();
  return useQuery({
    queryKey: ['mf-landers', 'text', page, language],
    queryFn: async () => (await loaders[language]()).default,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
};
