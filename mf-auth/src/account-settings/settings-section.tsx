/** One subject of the settings. */
export { SectionCard as SettingsSection } from '@pairwise/ui';
