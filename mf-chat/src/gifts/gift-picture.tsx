import { bus, useStream } from '@pairwise/bus';
import { giftPicture } from '@pairwise/contracts';

/** The drawn picture of a gift. Its name is beside it, so it has none of its own. */
export const GiftPicture = ({ gift, size }: { gift: string; size: number }) => {
  const { cdn_prefix } = useStream(bus.settings$);
  return <img src={`${cdn_prefix}${giftPicture(gift)}`} alt="" width={size} height={size} decoding="async" />;
};
