import type { Slot as SlotName } from '@pairwise/contracts/remote';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { RemoteBoundary } from './remote-boundary.tsx';

export interface LoadedWidget {
  name: string;
  Widget: ComponentType;
}

export interface SlotLoader {
  /** Fetches the widgets that the page's remotes offer for a slot; those that cannot be fetched are left out. */
  load: (slot: SlotName) => Promise<LoadedWidget[]>;
  onError: (slot: SlotName, widget: string, error: unknown) => void;
}

let slotLoader: SlotLoader | undefined;

/** Called once, by the shell: it alone knows which remotes the page has. */
export const setSlotLoader = (loader: SlotLoader): void => {
  slotLoader = loader;
};

export interface SlotProps {
  name: SlotName;
  /** Shown until the widgets are here. */
  placeholder?: ReactNode;
}

/** A place for what other remotes offer. A widget that fails is left out; the page around it never notices. */
export const Slot = ({ name, placeholder = null }: SlotProps) => {
  const [widgets, setWidgets] = useState<LoadedWidget[]>();
  useEffect(() => {
    let current = true;
    void slotLoader?.load(name).then((loaded) => current && setWidgets(loaded));
    return () => {
      current = false;
    };
  }, [name]);
  if (!widgets) return placeholder;
  return widgets.map(({ name: widget, Widget }) => (
    <RemoteBoundary key={widget} fallback={null} onError={(error) => slotLoader?.onError(name, widget, error)}>
      <Widget />
    </RemoteBoundary>
  ));
};
