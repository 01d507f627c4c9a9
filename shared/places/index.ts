export { RegionInput } from './region-input.tsx';
export { useRegionName } from './region-names.ts';
export { TownInput, type TypedTown } from './town-input.tsx';
export { useMyPlace } from './use-my-place.ts';
export { useRegions } from './places.queries.ts';
