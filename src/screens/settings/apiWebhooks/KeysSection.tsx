import { css } from '../../../../styled-system/css';
import { useDialogAddress } from '../../../flow/dialogAddress';
import { useResource } from '../../../flow/useResource';
import { Button } from '../../../ui/buttons/Button';
import { Loading } from '../../../ui/feedback/Loading';
import { NotLoaded } from '../../../ui/feedback/NotLoaded';
import { SettingSection } from '../../../ui/layout/Section';
import { SettingRowsOutline } from '../../../ui/tables/SettingRows';
import { Icon } from '../../../ui/theme/Icon';
import type { apiKeysFlows } from '../../../wiring/settings/apiKeys';
import { PartError } from '../../kit/PartError';
import { KeysTable } from './KeysTable';
import { type Environment, HINTS } from './keyWords';
import { NewKeysDialog } from './NewKeysDialog';
import { CopyProblems, useKeyCopies } from './useKeyCopies';

export interface KeysSectionProps {
  readonly flows: typeof apiKeysFlows;
  readonly environment: Environment;
  /** Without it there is no Copy. */
  readonly mayCopy: boolean;
  /** Without it there is no Generate. */
  readonly mayGenerate: boolean;
}

/** `?new=keys`. */
const DIALOGS = ['new'] as const;

const note = css({ display: 'flex', alignItems: 'center', gap: '2', color: 'ink.soft', fontSize: 'table' });

/** KEY-02: the API keys of this environment. */
export function KeysSection({ flows, environment, mayCopy, mayGenerate }: KeysSectionProps) {
  const part = useResource(flows.apiKeys, '');
  const allCopies = useKeyCopies(flows.apiKeyCopy);
  const { about, open, close } = useDialogAddress(DIALOGS);
  const { value, busy } = part.view;
  const copies = mayCopy ? allCopies : null;
  const isAsked = about('new') === 'keys';
  /** Also after a refusal or without a response: another tab may have replaced the keys that are on screen. */
  const done = () => {
    close();
    part.send({ type: 'refresh' });
  };
  return (
    <SettingSection
      title="API keys"
      hint={HINTS[environment]}
      action={
        mayGenerate && (
          <Button icon="refresh" disabled={value === null} onPress={() => open('new', 'keys')}>
            Generate New Keys
          </Button>
        )
      }
    >
      <PartError part={part} what="your API keys" />
      {value === null && !busy && <NotLoaded />}
      {value === null && busy && <Loading outline={<SettingRowsOutline count={3} headed />}>Loading API keys…</Loading>}
      {value !== null && (
        <>
          <KeysTable keys={value} environment={environment} copies={copies} />
          {copies && !isAsked && <CopyProblems copies={copies} />}
        </>
      )}
      {(value !== null || busy) && (
        <p className={note}>
          <Icon name="eye-off" />
          <span>We never show a secret on screen again. Copying one is recorded in the audit trail.</span>
        </p>
      )}
      {value !== null && mayGenerate && isAsked && (
        <NewKeysDialog machine={flows.keyRenewal} before={value} environment={environment} copies={copies} onDone={done} />
      )}
    </SettingSection>
  );
}
