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

/** Shown in place of content that could not be loaded, with a retry button. */
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
