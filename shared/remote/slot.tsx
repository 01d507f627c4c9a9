import type { Slot as SlotName } from '@pairwise/contracts/remote';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { RemoteBoundary } from './remote-boundary.tsx';

export interface LoadedWidget {
  name: string;
  Widget: ComponentType;
}

export interface SlotLoader {
  /** Loads the widgets that the page's remotes have for a slot. Leaves out those that fail to load. */
  load: (slot: SlotName, priority: SlotProps['priority']) => Promise<LoadedWidget[]>;
  onError: (slot: SlotName, widget: string, error: unknown) => void;
}

let slotLoader: SlotLoader | undefined;

/** Sets the loader of all slots. The shell calls it once, because only the shell knows the page's remotes. */
export const setSlotLoader = (loader: SlotLoader): void => {
  slotLoader = loader;
};

export interface SlotProps {
  name: SlotName;
  /** Rendered until the widgets are loaded. */
  placeholder?: ReactNode;
  /** `low` loads the widgets after the first screen, when the browser is idle. */
  priority?: 'low' | undefined;
}

/** Renders the widgets that remotes have for a slot. A widget that fails is left out and does not affect the page. */
export const Slot = ({ name, placeholder = null, priority }: SlotProps) => {
  const [widgets, setWidgets] = useState<LoadedWidget[]>();
  useEffect(() => {
    let current = true;
    void slotLoader?.load(name, priority).then((loaded) => current && setWidgets(loaded));
    return () => {
      current = false;
    };
  }, [name, priority]);
  if (!widgets) return placeholder;
  return widgets.map(({ name: widget, Widget }) => (
    <RemoteBoundary key={widget} fallback={null} onError={(error) => slotLoader?.onError(name, widget, error)}>
      <Widget />
    </RemoteBoundary>
  ));
};
