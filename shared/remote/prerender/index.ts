export { prerenderScreens, type PrerenderedFiles, prerenderWidgets, type ScreenCase } from './prerender-remote.tsx';
export {
  type RenderedCase,
  type RenderOptions,
  renderCases,
  standInPrice,
  trackingSearch,
} from './render-fragment.tsx';
