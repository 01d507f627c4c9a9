import { IconAlertTriangle } from '../icons.ts';
import { Button } from './button.tsx';
import { StateFrame, type StateProps } from './state-frame.tsx';
import { StateSign } from './state-sign.tsx';

export type ErrorStateProps = Omit<StateProps, 'level'> & {
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean | undefined;
  level?: 2 | 3;
};

const sign = (
  <StateSign>
    <IconAlertTriangle size={32} />
  </StateSign>
);

/** What should be here could not be fetched: says so, and tries again. */
export const ErrorState = ({ retryLabel, onRetry, retrying, ...rest }: ErrorStateProps) => (
  <StateFrame
    role="alert"
    sign={sign}
    action={
      <Button variant="ghost" size="sm" onClick={onRetry} busy={retrying}>
        {retryLabel}
      </Button>
    }
    {...rest}
  />
);
