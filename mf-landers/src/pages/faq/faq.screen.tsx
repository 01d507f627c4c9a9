import { PageState } from '../page-state.tsx';
import { useAnchor } from '../use-anchor.ts';
import { useLoadedPage } from '../use-loaded-page.ts';
import { Faq } from './faq.tsx';
import { texts } from './texts.ts';

const open = (element: Element): void => {
  if (element instanceof HTMLDetailsElement) element.open = true;
};

/** The frequently asked questions with their search (ROUTE-33, LAND-04). */
const FaqScreen = () => {
  const { page, retry } = useLoadedPage('faq', texts);
  useAnchor(page !== undefined, open);
  return page ? <Faq {...page} /> : <PageState retry={retry} />;
};

export default FaqScreen;
