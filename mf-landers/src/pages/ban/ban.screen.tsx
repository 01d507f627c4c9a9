import { ContentPage } from '../content-page.tsx';
import { texts } from './texts.ts';

const BanScreen = () => <ContentPage name="ban" texts={texts} />;

export default BanScreen;
