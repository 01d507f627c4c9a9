export type { RegisteredVersion, RegistryDocument } from './document.ts';
export { RevisionConflict } from './document-store.ts';
export {
  type ListedVersion,
  openRegistry,
  type PublishResult,
  type Registry,
  type RegistryOptions,
} from './registry.ts';
