import type { Remote } from '@pairwise/contracts/remote';
import { currentLanguage, onPrepareLanguage } from '@pairwise/i18n';
import type { ComponentType } from 'react';

import { loadOnce } from './load-once.ts';
import { remoteLoader } from './remote-loader.ts';

/** Functions by the widget's name, each of which loads the component together with its messages. */
export type WidgetLoaders = Record<string, () => Promise<ComponentType>>;

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

/** Creates the widget loaders of a remote. A slot renders each widget in the React tree of the page around it. */
export const createWidgets = (remote: Remote): WidgetLoaders => {
  const { prepareMessages } = remoteLoader(remote);
  let followsLanguage = false;
  const loaders = (remote.widgets ?? []).map(({ name, load }): [string, () => Promise<ComponentType>] => {
    const component = loadOnce<'widget', ComponentType>(async () => {
      const [module] = await Promise.all([load(), prepareMessages(currentLanguage())]);
      if (!isComponent(module.default)) throw new Error(`widget "${name}" of ${remote.name} exports no component`);
      if (!followsLanguage) onPrepareLanguage(prepareMessages);
      followsLanguage = true;
      return module.default;
    });
    return [name, () => component.load('widget')];
  });
  return Object.fromEntries(loaders);
};
