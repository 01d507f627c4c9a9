import { useLocation, useNavigate } from '@pairwise/router';

import { textIn } from '../form/location-state.ts';

const parts = ['mail-change', 'password', 'export'] as const;

export type Part = (typeof parts)[number];

interface OpenPart {
  /** The form that is open over the account settings. */
  part: Part | undefined;
  open: (part: Part) => void;
  close: () => void;
}

const isPart = (value: string | null): value is Part => parts.some((part) => part === value);

/** Returns the form that a query opens. */
export const partIn = (search: string): Part | undefined => {
  const part = new URLSearchParams(search).get('part');
  return isPart(part) ? part : undefined;
};

/** Reads which form is open from the address, so that the back button closes it and links can open it. */
export const useOpenPart = (): OpenPart => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return {
    part: partIn(search),
    open: (next) => void navigate({ search: `?part=${next}` }, { state: { opened: 'here' } }),
    // Goes back only over an entry that `open` has added to the history: behind that of a link is another page.
    close: () => {
      if (textIn(state, 'opened') === undefined) void navigate({ search: '' }, { replace: true });
      else void navigate(-1);
    },
  };
};
