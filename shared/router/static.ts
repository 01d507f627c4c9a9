/** What a render outside of a browser needs. Apart from the others, because pages do not need it. */
export { StaticRouter } from 'react-router-dom';

export { setPageData } from './page-data.ts';
