import { ContentPage } from '../content-page.tsx';
import { texts } from './texts.ts';

const ReturnPolicyScreen = () => <ContentPage name="return-policy" texts={texts} />;

export default ReturnPolicyScreen;
