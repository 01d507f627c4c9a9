/** Exposed by every remote as `./widgets`: loaders of the components it offers for slots, by name. */
import { createWidgets } from '@pairwise/remote';
import { remote } from 'this-remote';

export const widgets = createWidgets(remote);
