import { ContentPage } from '../content-page.tsx';
import { texts } from './texts.ts';

const PrivacyScreen = () => <ContentPage name="privacy" texts={texts} />;

export default PrivacyScreen;
