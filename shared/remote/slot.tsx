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

interface LoadOptions {
  load: boolean;
  priority?: SlotProps['priority'];
}

/** Loads the widgets of a slot, once `load` is true. Returns undefined until then. */
const useWidgets = (name: SlotName, { load, priority }: LoadOptions): LoadedWidget[] | undefined => {
  const [widgets, setWidgets] = useState<LoadedWidget[]>();
  useEffect(() => {
    if (!load) return undefined;
    let current = true;
    void slotLoader?.load(name, priority).then((loaded) => current && setWidgets(loaded));
    return () => {
      current = false;
    };
  }, [name, load, priority]);
  return widgets;
};

const Widgets = ({ name, widgets }: { name: SlotName; widgets: LoadedWidget[] }) =>
  widgets.map(({ name: widget, Widget }) => (
    <RemoteBoundary key={widget} fallback={null} onError={(error) => slotLoader?.onError(name, widget, error)}>
      <Widget />
    </RemoteBoundary>
  ));

/** Renders the widgets that remotes have for a slot. A widget that fails is left out and does not affect the page. */
export const Slot = ({ name, placeholder = null, priority }: SlotProps) => {
  const widgets = useWidgets(name, { load: true, priority });
  return widgets ? <Widgets name={name} widgets={widgets} /> : placeholder;
};

/** The part of the Trusted Types API that is used here. TypeScript does not know it. */
type TrustedGlobal = typeof globalThis & { trustedTypes?: { emptyHTML: TrustedHTML } };

/** The page's policy allows only this value instead of a string. */
const emptyHtml = (): string | TrustedHTML => (globalThis as TrustedGlobal).trustedTypes?.emptyHTML ?? ''; // absent in some browsers

/**
 * Renders a slot whose widgets are in the gateway's document as plain HTML. React keeps what is there, unseen, until the
 * widgets are loaded, which begins when `load` becomes true. A page that was not prerendered is empty there until then.
 */
export const PrerenderedSlot = ({ name, load }: { name: SlotName; load: boolean }) => {
  const widgets = useWidgets(name, { load });
  const [html] = useState(() => ({ __html: emptyHtml() }));
  if (widgets && widgets.length > 0) return <Widgets name={name} widgets={widgets} />;
  // oxlint-disable-next-line react/no-danger -- always empty; React then leaves alone what the gateway has written
  return <div data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
};
