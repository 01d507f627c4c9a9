import type { ReactNode } from 'react';

import { Mark } from './mark.tsx';
import { StateFrame, type StateProps } from './state-frame.tsx';

export type EmptyStateProps = StateProps & {
  /** The button that leads to the next step. */
  action?: ReactNode;
};

const sign = <Mark size={76} />;

/** Shown in place of an empty list: says what to do, and offers it. */
export const EmptyState = (props: EmptyStateProps) => <StateFrame sign={sign} {...props} />;
