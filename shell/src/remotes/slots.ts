import type { ResolvedRemote } from '@pairwise/contracts/registry';
import { type LoadedWidget, setSlotLoader } from '@pairwise/remote';

import { type FetchPriority, loadWidgets } from './federation.ts';
import { afterFirstScreen } from './first-screen.ts';
import { loadByLadder } from './load-ladder.ts';
import { reportFailure } from './report-failure.ts';
import type { Source } from './sources.ts';

interface Offer {
  slot: string;
  name: string;
  sources: readonly Source[];
  /** The source that the widget was loaded from. */
  from?: Source;
}

/** Loads a widget and its messages. Returns undefined when no source has it; the failures are reported by then. */
const loadWidget = async (offer: Offer, priority: FetchPriority): Promise<LoadedWidget | undefined> => {
  const { name, sources } = offer;
  const load = async (source: Source): Promise<LoadedWidget> => {
    const loader = (await loadWidgets(source, priority))[name];
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

/** Connects `Slot` of `@pairwise/remote` with the widgets of the page's remotes. Call it before any remote is loaded. */
export const offerSlots = (
  remotes: readonly ResolvedRemote[],
  sourcesOf: (name: string) => readonly Source[],
): void => {
  const offers: Offer[] = remotes.flatMap((remote) =>
    remote.widgets.map(({ slot, name }) => ({ slot, name, sources: sourcesOf(remote.name) })),
  );
  const firstScreen = afterFirstScreen();
  setSlotLoader({
    load: async (slot, priority) => {
      if (priority === 'low') await firstScreen;
      const matching = offers.filter((offer) => offer.slot === slot);
      const loaded = await Promise.all(matching.map((offer) => loadWidget(offer, priority ?? 'high')));
      return loaded.filter((widget) => widget !== undefined);
    },
    onError: (slot, widget, error) => {
      const offer = offers.find((candidate) => candidate.slot === slot && candidate.name === widget);
      if (offer?.from) reportFailure(offer.from, error, 'render');
    },
  });
};
