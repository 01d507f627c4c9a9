import { bus, useStream } from '@pairwise/bus';
import { type MemberCard, photoAddress, type PhotoWidth } from '@pairwise/contracts';

/** Returns a function that builds the URL of a photo in a width. */
export const usePhotoAddress = (): ((filename: string, width: PhotoWidth) => string) => {
  const { cdn_prefix } = useStream(bus.settings$);
  return (filename, width) => photoAddress(cdn_prefix, filename, width);
};

/** Returns a function that builds the URL of a member's thumbnail; null for a member without one. */
export const useThumbAddress = (): ((profile: MemberCard | null) => string | null) => {
  const addressOf = usePhotoAddress();
  return (profile) => (profile?.main_image ? addressOf(profile.main_image.thumb_filename, 96) : null);
};
