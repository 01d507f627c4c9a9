/** Every remote exposes this module as `./widgets`: the loaders of its widgets, by name. */
import { createWidgets } from '@pairwise/remote';
import { remote } from 'this-remote';

export const widgets = createWidgets(remote);
