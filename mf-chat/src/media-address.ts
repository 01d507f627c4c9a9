import { bus, useStream } from '@pairwise/bus';
import { type MemberCard, photoFile, type PhotoWidth } from '@pairwise/contracts';

/** Address of a photo in a width, on the site's media host (settings.cdn_prefix). */
export const usePhotoAddress = (): ((filename: string, width: PhotoWidth) => string) => {
  const { cdn_prefix } = useStream(bus.settings$);
  return (filename, width) => `${cdn_prefix}${photoFile(filename, width, 'webp')}`;
};

/** Address of the small picture that stands for a member in lists; null without one. */
export const useThumbAddress = (): ((profile: MemberCard | null) => string | null) => {
  const photoAddress = usePhotoAddress();
  return (profile) => (profile?.main_image ? photoAddress(profile.main_image.thumb_filename, 96) : null);
};
