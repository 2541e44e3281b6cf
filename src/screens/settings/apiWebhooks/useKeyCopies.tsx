import type { Wired } from '../../../../machines/kit/flow/port';
import type { apiKeyCopyMachine } from '../../../../machines/settings/apiKeyCopy/apiKeyCopy.machine';
import type { ApiKeyName } from '../../../../machines/settings/apiKeys/apiKeys.machine';
import { useFlow } from '../../../flow/useFlow';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { KEY_NAMES } from './keyWords';

type CopyMachine = Wired<typeof apiKeyCopyMachine>;

function useKeyCopy(machine: CopyMachine, name: ApiKeyName) {
  return useFlow(machine, {
    input: { name },
    select: (snapshot) => ({
      step: snapshot.matches('copied') ? ('copied' as const) : snapshot.hasTag('busy') ? ('copying' as const) : ('idle' as const),
      problem: snapshot.context.problem,
    }),
  });
}

export type KeyCopies = Readonly<Record<ApiKeyName, ReturnType<typeof useKeyCopy>>>;

/** Returns the copying of each key. */
export const useKeyCopies = (machine: CopyMachine): KeyCopies => ({
  public: useKeyCopy(machine, 'public'),
  secret: useKeyCopy(machine, 'secret'),
  encryption: useKeyCopy(machine, 'encryption'),
});

interface CopyKeyProps {
  readonly copies: KeyCopies;
  readonly name: ApiKeyName;
}

/** Copies a key without showing it. */
export function CopyKey({ copies, name }: CopyKeyProps) {
  const { view, send } = copies[name];
  const isCopied = view.step === 'copied';
  return (
    <>
      <Button icon={isCopied ? 'check' : 'copy'} busy={view.step === 'copying'} onPress={() => send({ type: 'copy.requested' })}>
        {isCopied ? 'Copied' : 'Copy'}
        <VisuallyHidden> {KEY_NAMES[name].name}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{isCopied && `${KEY_NAMES[name].name} copied`}</VisuallyHidden>
    </>
  );
}

/** Why keys were not copied. */
export const CopyProblems = ({ copies }: Pick<CopyKeyProps, 'copies'>) =>
  Object.entries(copies).map(
    ([name, { view }]) =>
      view.problem !== null && (
        <Alert key={name} tone="bad">
          {view.problem}
        </Alert>
      ),
  );
