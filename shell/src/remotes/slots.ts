import { bus } from '@pairwise/bus';
import type { ResolvedRemote } from '@pairwise/contracts/registry';
import { type LoadedWidget, setSlotLoader } from '@pairwise/remote';

import { loadWidgets } from './federation.ts';
import { loadWithRetry } from './load-ladder.ts';

const tellFailure = ({ name, version }: ResolvedRemote, phase: 'load' | 'render', error: unknown): void =>
  bus.emit('mfe:failed', { remote: name, version, phase, message: String(error) });

/** A widget of one of the page's remotes, fetched with its messages. Rejects when the remote offers none of that name. */
export const loadWidget = (remote: ResolvedRemote, widget: string): Promise<LoadedWidget> =>
  loadWithRetry(remote.name, async () => {
    const load = (await loadWidgets(remote.name))[widget];
    if (!load) throw new Error(`${remote.name} has no widget "${widget}"`);
    return { name: widget, Widget: await load() };
  });

/** Lets `Slot` of `@pairwise/remote` find the widgets of the page's remotes. */
export const offerSlots = (remotes: readonly ResolvedRemote[]): void => {
  const offers = remotes.flatMap((remote) => remote.widgets.map(({ slot, name }) => ({ remote, slot, name })));
  setSlotLoader({
    load: async (slot) => {
      const loaded = await Promise.all(
        offers
          .filter((offer) => offer.slot === slot)
          .map(({ remote, name }) =>
            loadWidget(remote, name).catch((error: unknown) => tellFailure(remote, 'load', error)),
          ),
      );
      return loaded.filter((widget) => widget !== undefined);
    },
    onError: (slot, widget, error) => {
      const offer = offers.find((candidate) => candidate.slot === slot && candidate.name === widget);
      if (offer) tellFailure(offer.remote, 'render', error);
    },
  });
};
