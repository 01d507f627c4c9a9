import { IconCloudOff } from '../icons.ts';
import { StateFrame, type StateProps } from './state-frame.tsx';
import { StateSign } from './state-sign.tsx';

export type OfflineStateProps = StateProps;

const sign = (
  <StateSign>
    <IconCloudOff size={32} />
  </StateSign>
);

/** Shown without a network and without cached content. It has no button: content loads when the network returns. */
export const OfflineState = (props: OfflineStateProps) => <StateFrame role="status" sign={sign} {...props} />;
