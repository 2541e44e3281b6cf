import { isolated } from '../../../../contract/shownText';
import type { Webhook } from '../../../../machines/settings/currentWebhook/currentWebhook.machine';
import { css } from '../../../../styled-system/css';
import { Button } from '../../../ui/buttons/Button';
import { Copyable } from '../../../ui/buttons/Copyable';
import { WebhookOff } from './WebhookOff';
import { READ_ONLY_REASON } from './webhookWords';

interface CurrentAddressProps {
  readonly webhook: Webhook;
  readonly mayChange: boolean;
  readonly onOpen: (about: 'edit' | 'enable') => void;
}

// A phone has it on the tab beside, so that the first delivery stands high.
const line = css({
  display: { base: 'none', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
});
const words = css({ display: 'flex', flexWrap: 'wrap', gap: '[0.25rem 0.75rem]', minW: '0', overflowWrap: 'anywhere' });
const soft = css({ color: 'ink.soft' });

/** KEY-01: where events go, above the list of them, with the notice while they don’t. */
export function CurrentAddress({ webhook: { address, disabledAt, kept }, mayChange, onOpen }: CurrentAddressProps) {
  return (
    <>
      {disabledAt !== null && <WebhookOff at={disabledAt} kept={kept} mayChange={mayChange} onEnable={() => onOpen('enable')} />}
      <div className={line}>
        <span className={words}>
          <span className={soft}>Webhook URL</span>
          {address === '' ? 'None' : <Copyable label="Copy webhook URL" text={address} shown={isolated(address)} />}
        </span>
        <Button
          icon={address === '' ? 'plus' : 'pencil'}
          disabled={!mayChange}
          reason={mayChange ? null : READ_ONLY_REASON}
          onPress={() => onOpen('edit')}
        >
          {address === '' ? 'Add URL' : 'Edit URL'}
        </Button>
      </div>
    </>
  );
}
