import { IconCloudOff } from '../icons.ts';
import { StateFrame, type StateProps } from './state-frame.tsx';
import { StateSign } from './state-sign.tsx';

export type OfflineStateProps = StateProps;

const sign = (
  <StateSign>
    <IconCloudOff size={32} />
  </StateSign>
);

/** No network, and nothing kept from before: it comes by itself when the network does. */
export const OfflineState = (props: OfflineStateProps) => <StateFrame role="status" sign={sign} {...props} />;
