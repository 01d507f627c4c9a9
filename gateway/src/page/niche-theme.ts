/** Colours of a niche for the installed app and its icon, where no style sheet applies. */
export interface NicheTheme {
  niche: number;
  /** Background of the icon and of the app's frame and splash screen. */
  deep: string;
  /** The two sides of the logo. It is white where they meet. */
  left: string;
  right: string;
}

const defaultTheme: NicheTheme = { niche: 1, deep: '#2b1141', left: '#f5821f', right: '#8b50d6' };

/** Niches 1 to 7 (NICHE-01): default, she, bdsm, bbw, gilf, milf, gay. White has enough contrast on each `deep`. */
export const nicheThemes: readonly NicheTheme[] = [
  defaultTheme,
  { niche: 2, deep: '#3d0f35', left: '#ff9a8b', right: '#d6468f' },
  { niche: 3, deep: '#1c0a12', left: '#e5484d', right: '#8a2b4f' },
  { niche: 4, deep: '#3b1220', left: '#ffb057', right: '#d5496b' },
  { niche: 5, deep: '#14273d', left: '#f0b44c', right: '#5b8fc7' },
  { niche: 6, deep: '#37132c', left: '#f5821f', right: '#c2417c' },
  { niche: 7, deep: '#10243f', left: '#2fb8a6', right: '#6f7bf0' },
];

/** Returns the theme of a niche, or the default theme for an unknown niche (decisions L-4). */
export const nicheThemeOf = (niche: number | undefined): NicheTheme =>
  nicheThemes.find((theme) => theme.niche === niche) ?? defaultTheme;
