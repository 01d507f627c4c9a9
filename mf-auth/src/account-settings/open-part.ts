import { useLocation, useNavigate } from '@pairwise/router';

import { textIn } from '../form/location-state.ts';

export type Part = 'mail-change' | 'password' | 'export';

interface OpenPart {
  /** The form that is open over the settings. */
  part: Part | undefined;
  open: (part: Part) => void;
  close: () => void;
}

const parts: readonly string[] = ['mail-change', 'password', 'export'] satisfies Part[];
const isPart = (value: string | null): value is Part => value !== null && parts.includes(value);

/** Reads which form is open from the address, so that the back button closes it and links can open it. */
export const useOpenPart = (): OpenPart => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const part = new URLSearchParams(search).get('part');
  return {
    part: isPart(part) ? part : undefined,
    open: (next) => void navigate({ search: `?part=${next}` }, { state: { opened: 'here' } }),
    close: () => {
      if (textIn(state, 'opened') === undefined) void navigate({ search: '' }, { replace: true });
      else void navigate(-1);
    },
  };
};
