import { useLayer } from '../navigation/use-layer.ts';

/** The photo that is shown over the whole screen, by the number of its message. */
export const usePhotoLayer = () => {
  const { shown, open, show, close } = useLayer('photo', 'photo');
  return { shown: typeof shown === 'number' ? shown : undefined, open, show, close };
};
