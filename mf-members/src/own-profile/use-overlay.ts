import { useLocation, useNavigate } from '@pairwise/router';

import { isSection, type Section } from './profile-sections.ts';

/** The overlay of the page: the form of a section, the actions on a photo, or the appeal for a refused photo. */
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

/** Keeps the overlay in the address: the back button closes it, a reload keeps it, and links can open it. */
export const useOverlay = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    overlay: overlayOf(search),
    open: (overlay: Overlay): void => {
      void navigate({ search: searchOf(overlay) }, { state: { opened: 'here' } });
    },
    /** Does nothing when no overlay is open. */
    close: (): void => {
      if (overlayOf(window.location.search) === undefined) return;
      if (wasOpenedHere(state)) void navigate(-1);
      else void navigate({ search: '' }, { replace: true });
    },
  };
};
