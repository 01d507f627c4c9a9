export { createLifecycles, type FailurePhase, type MountProps, type RemoteLifecycles } from './create-lifecycles.tsx';
export { createWidgets, type WidgetLoaders } from './create-widgets.tsx';
export { isDemoMode, isRouteLive, shownVariant } from './page-data.ts';
export { RemoteFailure, type RemoteFailureProps } from './remote-failure.tsx';
export { type LoadedWidget, PrerenderedSlot, setSlotLoader, Slot, type SlotLoader, type SlotProps } from './slot.tsx';
export { tabStorage } from './tab-storage.ts';
export { within } from './within.ts';
