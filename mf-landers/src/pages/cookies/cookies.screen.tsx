import { ContentPage } from '../content-page.tsx';
import { texts } from './texts.ts';

const CookiesScreen = () => <ContentPage name="cookies" texts={texts} />;

export default CookiesScreen;
