import { type Language, languages } from '@pairwise/contracts/languages';
import { prerenderedFile, type PrerenderedFile } from '@pairwise/contracts/prerendered';
import type { Remote } from '@pairwise/contracts/remote';
import { addMessages } from '@pairwise/i18n';

import { RemoteBoundary } from '../remote-boundary.tsx';
import { remoteLoader } from '../remote-loader.ts';
import { RemoteRoutes } from '../remote-routes.tsx';
import { type RenderedCase, renderCases } from './render-fragment.tsx';

/** Files by their path in the published version. */
export type PrerenderedFiles = Record<string, PrerenderedFile>;

/** A case of a screen: the element is the screen itself. */
export type ScreenCase = Omit<RenderedCase, 'element'>;

const nothing = (): void => undefined;

/** Renders screens of a remote in every language, in the same tree as in the page, so that React can take them over. */
export const prerenderScreens = async (
  remote: Remote,
  screens: Readonly<Record<string, readonly ScreenCase[]>>,
): Promise<PrerenderedFiles> => {
  const loader = remoteLoader(remote);
  const element = (
    <RemoteBoundary onError={nothing}>
      <RemoteRoutes loader={loader} onError={nothing} onShown={nothing} />
    </RemoteBoundary>
  );
  const files: PrerenderedFiles = {};
  for (const language of languages) {
    for (const [screen, cases] of Object.entries(screens)) {
      for (const { path } of cases) await loader.prepare(new URL(path, 'http://prerender').pathname, language);
      const rendered = cases.map((one) => ({ ...one, element }));
      const options = { language, idPrefix: `${remote.name}-` };
      files[prerenderedFile(`screen-${screen}`, language)] = await renderCases(rendered, options);
    }
  }
  return files;
};

/** The texts of the error catalogue, which the shell has in the page. */
const errorTexts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('@pairwise/i18n/messages/en'),
  de: () => import('@pairwise/i18n/messages/de'),
  nl: () => import('@pairwise/i18n/messages/nl'),
  fi: () => import('@pairwise/i18n/messages/fi'),
  da: () => import('@pairwise/i18n/messages/da'),
  fr: () => import('@pairwise/i18n/messages/fr'),
  es: () => import('@pairwise/i18n/messages/es'),
  it: () => import('@pairwise/i18n/messages/it'),
  nb: () => import('@pairwise/i18n/messages/nb'),
  sv: () => import('@pairwise/i18n/messages/sv'),
  pl: () => import('@pairwise/i18n/messages/pl'),
};

/** Renders widgets of a remote in every language, each in its cases. */
export const prerenderWidgets = async (
  remote: Remote,
  widgets: Readonly<Record<string, readonly RenderedCase[]>>,
): Promise<PrerenderedFiles> => {
  const loader = remoteLoader(remote);
  const files: PrerenderedFiles = {};
  for (const language of languages) {
    await loader.prepareMessages(language);
    addMessages(language, 'errors', (await errorTexts[language]()).default);
    for (const [widget, cases] of Object.entries(widgets)) {
      const options = { language, idPrefix: `${remote.name}-` };
      files[prerenderedFile(`widget-${widget}`, language)] = await renderCases(cases, options);
    }
  }
  return files;
};
