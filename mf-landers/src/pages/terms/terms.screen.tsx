import { ContentPage } from '../content-page.tsx';
import { texts } from './texts.ts';

const TermsScreen = () => <ContentPage name="terms" texts={texts} />;

export default TermsScreen;
