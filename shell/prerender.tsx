import { languages } from '@pairwise/contracts';
import { markOf, prerenderedFile } from '@pairwise/contracts/prerendered';
import { type PrerenderedFiles, type RenderedCase, renderCases } from '@pairwise/remote/prerender';
import type { ReactElement } from 'react';

import { loadMessages } from './src/language/load-messages.ts';
import { LayoutFooter, LayoutStart } from './src/layouts/layout-parts.tsx';
import { StartFailed } from './src/layouts/start-failed.tsx';
import { type ShellActions, ShellActionsProvider } from './src/shell-actions.ts';

const noAction = (): Promise<never> => Promise.reject(new Error('A page that is being rendered has no actions'));
const noActions: ShellActions = { chooseLanguage: noAction, logOut: noAction, turnOnPush: noAction };

/** The layouts of pages that are prerendered. */
const layouts = ['default', 'lander', 'empty'] as const;

/** A closed language menu shows nothing of the countries. */
const anySite = { name: markOf('site'), countries: [], geoip_selected_country: '' };

const withActions = (element: ReactElement): ReactElement => (
  <ShellActionsProvider value={noActions}>{element}</ShellActionsProvider>
);

/** The footer of the default layout has the disclaimer, in the words of the site or in ours. */
const disclaimers = [
  { when: { fictional_warning: true, fictional_singular: '', fictional_plural: '' } },
  {
    when: { fictional_warning: true },
    words: { fictional_singular: markOf('fictional'), fictional_plural: markOf('fictionals') },
  },
  { when: {}, words: { fictional_warning: false, fictional_singular: '', fictional_plural: '' } },
];

/** English in the United States has a notice of its own (NAV-10). */
const countries = [{ geoip_selected_country: 'US' }, {}];

const footerCases = (layout: (typeof layouts)[number]): RenderedCase[] =>
  countries.flatMap((country) =>
    (layout === 'default' ? disclaimers : disclaimers.slice(-1)).map(({ when, words = {} }) => ({
      when: { settings: { ...country, ...when } },
      settings: { ...anySite, ...words },
      path: '/',
      element: withActions(<LayoutFooter layout={layout} />),
    })),
  );

/** Renders what a layout has around the screen of a visitor, in every language. */
export const prerender = async (): Promise<PrerenderedFiles> => {
  const files: PrerenderedFiles = {};
  for (const language of languages) {
    await loadMessages(language);
    for (const layout of layouts) {
      const element = withActions(
        <>
          <LayoutStart layout={layout} />
          <StartFailed />
        </>,
      );
      const start = { when: {}, settings: anySite, path: '/', element };
      const options = { language, idPrefix: 'shell-' };
      files[prerenderedFile(`start-${layout}`, language)] = await renderCases([start], options);
      files[prerenderedFile(`end-${layout}`, language)] = await renderCases(footerCases(layout), options);
    }
  }
  return files;
};
