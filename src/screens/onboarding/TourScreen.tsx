import { Narrow } from '../../ui/Narrow';
import { OnboardingPage } from './OnboardingPage';

/** ONB-17. The documents show nothing of it but its address. */
export const TourScreen = () => (
  <OnboardingPage title="Tour">
    <Narrow>
      <p>
        There is no tour yet. The list of steps says what is asked for, and everything else in the sidebar can be tried in test
        mode.
      </p>
    </Narrow>
  </OnboardingPage>
);
