/**
 * Returns the name of a gift's picture, an SVG file, from the gift's key. Its address is `settings.cdn_prefix` plus this
 * name.
 */
export const giftPicture = (key: string): string => `gifts/${key}.svg`;
