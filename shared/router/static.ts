/** The router of a render outside of a browser. Apart from the others, because pages do not need it. */
export { StaticRouter } from 'react-router-dom';
