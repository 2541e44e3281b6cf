import { Button } from '../../ui/buttons/Button';

/** A button that leaves a failed link: to sign-in, or to the dashboard if a user is signed in. */
export const Onward = ({ onPress }: { readonly onPress: () => void }) => <Button onPress={onPress}>Go to Kontor</Button>;
