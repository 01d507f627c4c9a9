import { HEADS_FILE } from '@pairwise/contracts/page-heads';
import type { PublishedVersion } from '@pairwise/contracts/registry';

/** Leaves out what the build has rendered, which names the files of the version that it was built as. */
export const withoutPrerendered = (published: PublishedVersion): PublishedVersion => ({
  ...published,
  files: published.files.filter((file) => !file.path.startsWith('prerendered/')),
});

/** Leaves a remote some of its routes, and no texts for search engines, which describe all of them. */
export const withRoutes = (published: PublishedVersion, paths: readonly string[]): PublishedVersion => {
  const { data, files, ...others } = published;
  if (!data) return published;
  const routes = data.routes.filter(({ path }) => paths.includes(path));
  return { ...others, files: files.filter((file) => file.path !== HEADS_FILE), data: { ...data, routes } };
};
