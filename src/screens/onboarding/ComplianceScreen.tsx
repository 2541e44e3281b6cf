import { useEffect, useRef } from 'react';
import { sentences } from '../../../machines/kit/flow/fault';
import type { Wired } from '../../../machines/kit/flow/port';
import type { complianceMachine } from '../../../machines/onboarding/compliance/compliance.machine';
import {
  bookmarkCompliance,
  type ComplianceView,
  selectCompliance,
} from '../../../machines/onboarding/compliance/compliance.select';
import type { ComplianceBookmark } from '../../../machines/onboarding/compliance/compliance.types';
import type { ComplianceData, complianceDataMachine } from '../../../machines/onboarding/complianceData/complianceData.machine';
import { useBookmark } from '../../flow/useBookmark';
import { forgetFiles } from '../../flow/useFields';
import { type Flow, useFlow } from '../../flow/useFlow';
import { Button } from '../../ui/buttons/Button';
import { Tabs } from '../../ui/buttons/Tabs';
import { Alert } from '../../ui/feedback/Alert';
import { Busy } from '../../ui/feedback/Busy';
import { Page } from '../../ui/layout/Page';
import { BankTab, DirectorTab, DocumentsTab, ProfileTab } from './ComplianceTabs';
import { Saved } from './Saved';

export interface ComplianceFlows {
  readonly complianceData: Wired<typeof complianceDataMachine>;
  readonly compliance: Wired<typeof complianceMachine>;
}

export type ComplianceFlow = Flow<typeof complianceMachine, ComplianceView>;

/** ONB-15. */
export function ComplianceScreen({ flows }: { readonly flows: ComplianceFlows }) {
  return (
    <Page title="Compliance information">
      <Saved machine={flows.complianceData} refusal="We couldn’t load your saved information.">
        {(choices) => <FourTabs machine={flows.compliance} choices={choices} />}
      </Saved>
    </Page>
  );
}

interface FourTabsProps {
  readonly machine: ComplianceFlows['compliance'];
  readonly choices: ComplianceData;
}

function FourTabs({ machine, choices }: FourTabsProps) {
  const { recalled, keep } = useBookmark<ComplianceBookmark>('compliance');
  const typed = useRef<readonly object[]>([]);
  const flow = useFlow(machine, {
    input: { saved: choices.saved, bookmark: recalled },
    select: selectCompliance,
    onChange: (snapshot) => {
      typed.current = Object.values(snapshot.context.typed);
      keep(bookmarkCompliance(snapshot));
    },
  });
  useEffect(() => () => typed.current.forEach(forgetFiles), []);
  const { view, send } = flow;
  return (
    <Tabs label="Steps" value={view.tab} tabs={view.tabs} onChoose={(tab) => send({ type: 'tab.chosen', tab })}>
      <Shown flow={flow} choices={choices} />
    </Tabs>
  );
}

const NONE: readonly never[] = [];

function Shown({ flow, choices }: { readonly flow: ComplianceFlow; readonly choices: ComplianceData }) {
  const { view, send, part } = flow;
  const profile = part('profile');
  const bank = part('bank');
  const director = part('director');
  const documents = part('documents');
  const back = view.before;
  const onBack = back === null ? null : () => send({ type: 'tab.chosen', tab: back });
  if (view.step === 'completing') return <Busy>Submitting your information…</Busy>;
  if (view.step === 'completionFailed') {
    return (
      <Alert tone="bad" action={<Button onPress={() => send({ type: 'complete.retry' })}>Try again</Button>}>
        {sentences(view.problem, 'All four steps are saved.')}
      </Alert>
    );
  }
  if (view.profile && profile)
    return <ProfileTab {...profile} view={view.profile} again={view.again.profile ?? NONE} choices={choices} onBack={onBack} />;
  if (view.bank && bank) return <BankTab {...bank} view={view.bank} choices={choices} onBack={onBack} />;
  if (view.director && director)
    return <DirectorTab {...director} view={view.director} again={view.again.director ?? NONE} onBack={onBack} />;
  if (view.documents && documents)
    return <DocumentsTab {...documents} view={view.documents} again={view.again.documents ?? NONE} onBack={onBack} />;
  return null;
}
