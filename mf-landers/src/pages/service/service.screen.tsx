import { ContentPage } from '../content-page.tsx';
import { texts } from './texts.ts';

const ServiceScreen = () => <ContentPage name="service" texts={texts} />;

export default ServiceScreen;
