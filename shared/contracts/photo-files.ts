/** Widths in pixels that every photo exists in; heights follow the photo. */
export const photoWidths = [96, 320, 640, 1280] as const;

export type PhotoWidth = (typeof photoWidths)[number];

/**
 * The name of another size or type of a photo, from the `filename` (or `thumb_filename`) an answer carries: files are
 * named `<photo>-<width>.<type>`, and each photo exists in all widths as WebP and JPEG. Put `settings.cdn_prefix` before it.
 */
export const photoFile = (filename: string, width: PhotoWidth, type: 'webp' | 'jpg'): string =>
  filename.replace(/-\d+\.(?:webp|jpg)$/, `-${width}.${type}`);
