import type { Slot, Zone } from './remote.ts';

/** Where the versions of a name may be: the zones that their routes are in, and the slots that their widgets fill. */
export interface Binding {
  zones: Zone[];
  slots: Slot[];
}

const formatList = (list: readonly string[]): string => (list.length > 0 ? list.join(', ') : 'none');

/** Formats a binding: `zones site, app; slots modal`. */
export const formatBinding = ({ zones, slots }: Binding): string =>
  `zones ${formatList(zones)}; slots ${formatList(slots)}`;
