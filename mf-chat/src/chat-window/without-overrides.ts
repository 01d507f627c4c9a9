/**
 * Returns a text without the two characters that force a direction on what follows: with them "gpj.exe" looks like
 * "exe.jpg". No language needs them, and those that only mark or embed a direction stay.
 */
export const withoutOverrides = (text: string): string => text.replaceAll(/[\u{202D}\u{202E}]/gu, '');
