import { Button } from '../../ui/Button';

/** Away from a link that came to nothing: to the sign-in, or to the desk where somebody is signed in. */
export const Onward = ({ onPress }: { readonly onPress: () => void }) => <Button onPress={onPress}>Go to Kontor</Button>;
