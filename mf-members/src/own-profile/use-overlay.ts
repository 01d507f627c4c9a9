import { useLocation, useNavigate } from '@pairwise/router';

import { isSection, type Section } from './profile-sections.ts';

/** What lies over the page: the form of a section, what can be done with a photo, or why a photo was refused. */
export type Overlay = { kind: 'edit'; section: Section } | { kind: 'photo' | 'appeal'; id: string };

const overlayOf = (search: string): Overlay | undefined => {
  const parameters = new URLSearchParams(search);
  const section = parameters.get('edit') ?? undefined;
  if (isSection(section)) return { kind: 'edit', section };
  for (const kind of ['photo', 'appeal'] as const) {
    const id = parameters.get(kind);
    if (id !== null) return { kind, id };
  }
  return undefined;
};

const searchOf = (overlay: Overlay): string =>
  overlay.kind === 'edit' ? `?edit=${overlay.section}` : `?${overlay.kind}=${overlay.id}`;

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'opened') === 'here';

/** It stands in the address: the back button closes it, a reload keeps it and links can open it. */
export const useOverlay = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    overlay: overlayOf(search),
    open: (overlay: Overlay): void => {
      void navigate({ search: searchOf(overlay) }, { state: { opened: 'here' } });
    },
    /** Does nothing where it is closed already. */
    close: (): void => {
      if (overlayOf(window.location.search) === undefined) return;
      if (wasOpenedHere(state)) void navigate(-1);
      else void navigate({ search: '' }, { replace: true });
    },
  };
};
