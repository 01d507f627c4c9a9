import type { Remote } from '@pairwise/contracts/remote';
import { currentLanguage, onPrepareLanguage } from '@pairwise/i18n';
import type { ComponentType } from 'react';

import { loadOnce } from './load-once.ts';
import { remoteLoader } from './remote-loader.ts';

/** By the widget's name: fetches its component together with the messages it speaks. */
export type WidgetLoaders = Record<string, () => Promise<ComponentType>>;

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';

/** The widgets of a remote, each to be rendered inside a slot of the shell's own tree. */
export const createWidgets = (remote: Remote): WidgetLoaders => {
  const { prepareMessages } = remoteLoader(remote);
  let speaking = false;
  const loaders = (remote.widgets ?? []).map(({ name, load }): [string, () => Promise<ComponentType>] => {
    const component = loadOnce<'widget', ComponentType>(async () => {
      const [module] = await Promise.all([load(), prepareMessages(currentLanguage())]);
      if (!isComponent(module.default)) throw new Error(`widget "${name}" of ${remote.name} exports no component`);
      if (!speaking) onPrepareLanguage(prepareMessages);
      speaking = true;
      return module.default;
    });
    return [name, () => component.load('widget')];
  });
  return Object.fromEntries(loaders);
};
