import { Narrow } from '../../ui/Narrow';
import { Page } from '../../ui/Page';
import { BackLink } from './BackLink';

/** ONB-17. The documents show nothing of it but its address. */
export const TourScreen = () => (
  <Page title="Tour">
    <BackLink />
    <Narrow>
      <p>
        There is no tour yet. The list of steps says what is asked for, and everything else in the sidebar can be tried in test
        mode.
      </p>
    </Narrow>
  </Page>
);
