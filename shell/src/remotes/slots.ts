import type { ResolvedRemote } from '@pairwise/contracts/registry';
import { type LoadedWidget, setSlotLoader } from '@pairwise/remote';

import { loadWidgets } from './federation.ts';
import { loadByLadder } from './load-ladder.ts';
import type { Source } from './sources.ts';
import { reportFailure } from './report-failure.ts';

interface Offer {
  slot: string;
  name: string;
  sources: readonly Source[];
  /** The source the widget came from, once it is here. */
  from?: Source;
}

/** A widget with its messages; undefined when it cannot be had, which has been told by then. */
const loadWidget = async (offer: Offer): Promise<LoadedWidget | undefined> => {
  const { name, sources } = offer;
  const load = async (source: Source): Promise<LoadedWidget> => {
    const loader = (await loadWidgets(source))[name];
    if (!loader) throw new Error(`${source.name} has no widget "${name}"`);
    return { name, Widget: await loader() };
  };
  try {
    const { source, value } = await loadByLadder(sources, load, (failed, error) =>
      reportFailure(failed, error, 'load'),
    );
    offer.from = source;
    return value;
  } catch {
    return undefined;
  }
};

/** Lets `Slot` of `@pairwise/remote` find the widgets of the page's remotes. */
export const offerSlots = (
  remotes: readonly ResolvedRemote[],
  sourcesOf: (name: string) => readonly Source[],
): void => {
  const offers: Offer[] = remotes.flatMap((remote) =>
    remote.widgets.map(({ slot, name }) => ({ slot, name, sources: sourcesOf(remote.name) })),
  );
  setSlotLoader({
    load: async (slot) => {
      const loaded = await Promise.all(offers.filter((offer) => offer.slot === slot).map(loadWidget));
      return loaded.filter((widget) => widget !== undefined);
    },
    onError: (slot, widget, error) => {
      const offer = offers.find((candidate) => candidate.slot === slot && candidate.name === widget);
      if (offer?.from) reportFailure(offer.from, error, 'render');
    },
  });
};
