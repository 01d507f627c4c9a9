import { useLocation, useNavigate } from '@pairwise/router';

import { textIn } from '../form/location-state.ts';

export type Part = 'email' | 'password' | 'export';

interface OpenPart {
  /** Which form lies over the settings. */
  part: Part | undefined;
  open: (part: Part) => void;
  close: () => void;
}

const parts: readonly string[] = ['email', 'password', 'export'] satisfies Part[];
const isPart = (value: string | null): value is Part => value !== null && parts.includes(value);

/** The form over the settings stands in the address: the back button closes it, and links can open it. */
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
